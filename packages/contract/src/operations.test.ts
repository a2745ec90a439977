import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationTable } from './index.ts';
import { answers, call, calls, components, servers } from './testing/contract.ts';

const SPEC_CALLS = {
  getUserByToken: ['get', '/userbytoken'],
  login: ['post', '/login'],
  signup: ['post', '/signup'],
  verifyEmail: ['post', '/verifyemail'],
  submitRegistration: ['post', '/registeration'],
  saveProfilePhoto: ['post', '/pofilephoto'],
  listTrades: ['post', '/tradess'],
  changeCurrency: ['post', '/changecurrency'],
  createDeposit: ['post', '/createdeposit'],
  listDeposits: ['post', '/fetchdeposit'],
  createWithdraw: ['post', '/createwithdraw'],
  listWithdrawals: ['post', '/fetchwithdraw'],
  listPackages: ['get', '/packages'],
  getInvestment: ['get', '/investment/{id}'],
  listHandlers: ['get', '/fetch-handlers/{id}'],
  createPay: ['post', '/createpay'],
  saveToken: ['post', '/save-token'],
} as const;

const ADDED_CALLS = {
  getDemoOperator: ['get', '/demo/operator'],
  runDemoCommand: ['post', '/demo/command'],
  passDemoTime: ['post', '/demo/time'],
  moveDemoPrice: ['post', '/demo/price'],
  getDemoMail: ['get', '/demo/mails/{id}'],
  getTestCoins: ['post', '/demo/coins'],
  continueAs: ['post', '/demo/continue-as'],
  holdDepositRate: ['post', '/hold-deposit-rate'],
  resendCode: ['post', '/resend-code'],
  forgotPassword: ['post', '/forgot-password'],
  resetPassword: ['post', '/reset-password'],
  freezeAccount: ['post', '/freeze-account'],
  confirmEmail: ['post', '/confirm-email'],
  undoEmail: ['post', '/undo-email'],
  logout: ['post', '/logout'],
  listPlans: ['get', '/plans'],
  createUploadPolicy: ['post', '/upload-policy'],
  uploadObject: ['post', '/storage/{bucket}'],
  getObject: ['get', '/storage/{bucket}/{folder}/{name}'],
  deleteUpload: ['post', '/delete-upload'],
  getPushKey: ['get', '/push-key'],
  deleteToken: ['post', '/delete-token'],
  listNotifications: ['get', '/notifications'],
  readNotification: ['post', '/read-notification'],
  readAllNotifications: ['post', '/read-all'],
  listMarkets: ['get', '/market/coins/markets'],
  getSimplePrice: ['get', '/market/simple/price'],
  getPriceHistory: ['get', '/market/price-history'],
  getExchangeRates: ['get', '/market/exchange-rates'],
  listNetworks: ['get', '/wallet-networks'],
  callNetwork: ['post', '/wallet-rpc/{chain}/{network}'],
  createQuote: ['post', '/create-quote'],
  createOrder: ['post', '/create-order'],
  findOrder: ['post', '/find-order'],
  getOrder: ['get', '/order/{id}'],
  listOrders: ['post', '/fetch-orders'],
  getOptions: ['get', '/options'],
  changeEmail: ['post', '/change-email'],
  closeAccount: ['post', '/close-account'],
  changePassword: ['post', '/change-password'],
  revealIdentityNumber: ['post', '/identity-number'],
  getLiveness: ['get', '/health/live'],
  getReadiness: ['get', '/health/ready'],
  transferFunds: ['post', '/transfer-funds'],
  cancelWithdraw: ['post', '/cancel-withdraw'],
  getStatement: ['get', '/statement'],
  getBalanceHistory: ['get', '/balance-history'],
  exportAccount: ['get', '/export'],
  listSessions: ['get', '/sessions'],
  listSecurityEvents: ['get', '/security-events'],
  endSessions: ['post', '/end-sessions'],
  streamEvents: ['get', '/events'],
  requestTrade: ['post', '/request-trade'],
  finishSignIn: ['post', '/second-factor'],
  listFactors: ['get', '/factors'],
  beginPasskey: ['post', '/begin-passkey'],
  finishPasskey: ['post', '/finish-passkey'],
  beginAuthenticator: ['post', '/begin-authenticator'],
  confirmAuthenticator: ['post', '/confirm-authenticator'],
  removeFactor: ['post', '/remove-factor'],
  listSavedAddresses: ['get', '/saved-addresses'],
  saveAddress: ['post', '/save-address'],
  removeSavedAddress: ['post', '/remove-saved-address'],
  newRecoveryCodes: ['post', '/recovery-codes'],
  beginStepUp: ['post', '/begin-step-up'],
  stepUp: ['post', '/step-up'],
} as const;

const PUBLIC = [
  'confirmEmail',
  'continueAs',
  'finishSignIn',
  'forgotPassword',
  'freezeAccount',
  'getDemoMail',
  'getDemoOperator',
  'getExchangeRates',
  'getLiveness',
  'getObject',
  'getOptions',
  'getPriceHistory',
  'getReadiness',
  'getSimplePrice',
  'listMarkets',
  'listPackages',
  'login',
  'moveDemoPrice',
  'passDemoTime',
  'resendCode',
  'resetPassword',
  'runDemoCommand',
  'signup',
  'undoEmail',
  'uploadObject',
  'verifyEmail',
];

const IDEMPOTENT = [
  'cancelWithdraw',
  'createDeposit',
  'createOrder',
  'createPay',
  'createWithdraw',
  'submitRegistration',
  'transferFunds',
];

/**
 * The 5xx statuses of calls that cannot fail with all of them: liveness and the mails of a demo need no database, and
 * readiness answers 503 without one.
 */
const WELL: Readonly<Record<string, readonly string[]>> = { getLiveness: [], getReadiness: ['503'], getDemoMail: [] };

const requirements = readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8');

const statusesWithout = (all: ReturnType<typeof answers>, header: string) =>
  all.filter(([, answer]) => !(header in (answer.headers ?? {}))).map(([status]) => status);

const idsWhere = (test: (one: (typeof calls)[number]) => boolean) =>
  calls
    .filter(test)
    .map(({ id }) => id)
    .toSorted();

const addresses = (addition: boolean) =>
  Object.fromEntries(
    calls
      .filter(({ operation }) => (operation['x-addition'] ?? false) === addition)
      .map(({ id, method, path }) => [id, [method, path]]),
  );

it("[API-1] has the product's calls by exact method and path", () => {
  expect(addresses(false)).toEqual(SPEC_CALLS);
});

it('[API-2] marks every other call as an addition', () => {
  expect(addresses(true)).toEqual(ADDED_CALLS);
});

it('[API-1] sends the token in a header called header to userbytoken only', () => {
  expect(components.securitySchemes.headerToken).toMatchObject({ type: 'apiKey', in: 'header', name: 'header' });
  expect(idsWhere(({ operation }) => operation.security.some((need) => 'headerToken' in need))).toEqual([
    'getUserByToken',
  ]);
});

it('[API-1] asks for the bearer token everywhere else but on public calls', () => {
  expect(components.securitySchemes.bearerToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(idsWhere(({ operation }) => operation.security.length === 0)).toEqual(PUBLIC);
  const bearer = idsWhere(({ operation }) => operation.security.some((need) => 'bearerToken' in need));
  expect(bearer).toHaveLength(calls.length - PUBLIC.length - 1);
});

it('[API-1] stands under /api, the health calls beside it', () => {
  expect(servers.map(({ url }) => url)).toEqual(['/api']);
  expect(idsWhere(({ operation }) => operation.servers !== undefined)).toEqual(['getLiveness', 'getReadiness']);
  expect(call('getReadiness').operation.servers?.map(({ url }) => url)).toEqual(['/']);
});

it.each(calls)(
  '[API-4] $id names itself in every answer and fails with Failure, undeclared failures by default',
  (one) => {
    const all = answers(one);
    const failures = all.filter(([status]) => status === 'default' || Number(status) >= 500);
    expect(failures.map(([status]) => status)).toEqual(
      expect.arrayContaining([...(WELL[one.id] ?? ['500', '503']), 'default']),
    );
    const schemas = failures.map(([, answer]) => answer.content?.['application/json']?.schema);
    expect(schemas).toEqual(failures.map(() => ({ $ref: '#/components/schemas/Failure' })));
    expect(statusesWithout(all, 'X-Request-Id')).toEqual([]);
  },
);

it.each(calls)('[API-4] $id says what is refused', (one) => {
  const statuses = answers(one).map(([status]) => status);
  const expected = [
    ...(one.operation.security.length > 0 ? ['401'] : []),
    ...(one.operation.requestBody ? ['400', '413', '415', '422'] : []),
    ...(one.operation.servers ? [] : ['429']),
  ];
  expect(statuses).toEqual(expect.arrayContaining(expected));
});

it.each(calls)('[API-4] $id says how long to wait where it is refused for a while', (one) => {
  const passing = answers(one).filter(([status]) => status === '429' || status === '503');
  expect(statusesWithout(passing, 'Retry-After')).toEqual([]);
  expect(components.headers.RetryAfter?.required).toBe(true);
});

it('[SIGNUP-7] 303 carries no Location, for fetch would follow it and hide the 303', () => {
  const [, answer] = answers(call('signup')).find(([status]) => status === '303') ?? [];
  expect(Object.keys(answer?.headers ?? {}).map((name) => name.toLowerCase())).toEqual(['x-request-id']);
  expect(answer?.description).toContain('no Location header');
});

it('[LOGIN-3] [LOGIN-4] [LOGIN-5] [LOGIN-6] login declares 200, 202, 404, 422 and 500', () => {
  expect(answers(call('login')).map(([status]) => status)).toEqual(
    expect.arrayContaining(['200', '202', '404', '422', '500']),
  );
});

it('[WD-5] [PAY-2] takes an Idempotency-Key where a retry must not act twice', () => {
  const takesKey = idsWhere(({ operation }) =>
    (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
  );
  expect(takesKey).toEqual(IDEMPOTENT);
});

it.each(IDEMPOTENT)('[WD-5] [PAY-2] %s says when it replays and when the first call still runs', (id) => {
  const byStatus = Object.fromEntries(answers(call(id)));
  expect(byStatus).toHaveProperty('409');
  expect(byStatus['200']?.headers).toHaveProperty('Idempotency-Replayed');
});

it('[MARKET-2] says where prices come from and when they were true', () => {
  for (const id of ['listMarkets', 'getSimplePrice', 'getPriceHistory', 'getExchangeRates']) {
    const headers = Object.fromEntries(answers(call(id)))['200']?.headers;
    expect(headers).toMatchObject({
      'X-Market-Source': { $ref: '#/components/headers/MarketSource' },
      'X-Market-As-Of': { $ref: '#/components/headers/MarketAsOf' },
    });
  }
  expect(components.headers.MarketSource?.schema.enum).toEqual(['live', 'cache', 'stale', 'simulated']);
});

it.each(calls)('[API-4] $id says what it is for and which requirement it serves', ({ operation }) => {
  const ids = operation.description.match(/\b[A-Z]+-\d+\b/g) ?? [];
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !requirements.includes(`| ${id} |`))).toEqual([]);
  expect(operation.summary.length).toBeGreaterThan(4);
});

it('[API-4] the table made from the contract says the same as the contract', () => {
  const table = Object.entries(operationTable).map(([id, { method, path }]) => ({ id, method, path }));
  expect(table).toEqual(calls.map(({ id, method, path }) => ({ id, method, path })));
  const keys = Object.entries(operationTable).filter(([, { idempotent }]) => idempotent);
  expect(keys.map(([id]) => id).toSorted()).toEqual(IDEMPOTENT);
  expect(operationTable.getUserByToken.security).toBe('header');
  expect(operationTable.uploadObject.security).toBe('none');
  expect(operationTable.listPlans).toEqual({
    method: 'get',
    path: '/plans',
    security: 'bearer',
    idempotent: false,
    addition: true,
  });
  expect(Object.isFrozen(operationTable)).toBe(true);
});
