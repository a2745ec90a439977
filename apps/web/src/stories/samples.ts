import type {
  Account,
  components,
  Deposit,
  ErrorCode,
  Failure,
  Figure,
  Options,
  Plan,
  SessionStart,
  StatementEntry,
  User,
  Withdrawal,
} from '@keel/contract';
import type { SentTransfer } from '../app/wallet/sentTransfers.ts';
import type { Answer, Answers } from './answers.ts';

/** The time in stories that do not set another: 2026-11-20 12:00 UTC. */
export const noon = Date.UTC(2026, 10, 20, 12);

const ada: User = {
  _id: '0190f7c2-0000-7000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  currency: 'USD',
  profilePhotoUrl: null,
  availableBalance: '1250.50',
  accountStatus: true,
  kycVerified: 'false',
  walletFeauture: false,
  nid: null,
  country: 'Norway',
  state: null,
  address: null,
  password: '••••••••',
};

export const adasSession: SessionStart = { token: 'a-token-of-a-story-only', user: ada, expiresIn: 24 };

/** An account without a second factor (AUTH-4). */
export const noFactors: components['schemas']['FactorList'] = {
  bool: true,
  message: [],
  backupCodesLeft: 0,
  isRequired: false,
  passkeyDomain: null,
};

export const adasAccount: Account = {
  user: ada,
  admin: {
    bitcoinwalletaddress: null,
    ethereumwalletaddress: null,
    usdt_walletaddress: null,
    usdt_erc20walletaddress: null,
    usdt_trc20walletaddress: null,
    bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    etherium: null,
    xrp: null,
    solana: null,
    usdtsolana: null,
    bnb: null,
    dodge: null,
    instructions: { Gcash: 'Send it to 0917 555 0100.\nName the deposit ID as the message.' },
  },
  transactions: [],
  investments: {
    totalProfit: '184.12',
    referralBonus: '40.00',
    totalDeposit: '2000.00',
    isActive: false,
    investmentPlan: null,
    amount: null,
    date: null,
    profit: null,
    endDate: null,
  },
};

/** The same account in euros, and their exchange rate (CUR-2). */
export const euroAnswers: Answers = {
  getUserByToken: { status: 200, body: { ...adasAccount, user: { ...ada, currency: 'EUR' } } },
  getExchangeRates: {
    status: 200,
    body: { base: 'USD', rates: { EUR: 0.86 } },
    headers: { 'X-Market-Source': 'live', 'X-Market-As-Of': new Date(noon).toISOString() },
  },
};

/** Newest first: one to pay, one marked as paid, one confirmed, one declined. */
export const deposits: Deposit[] = [
  {
    depositId: '0190f7c2-d001-7000-8000-000000000001',
    date: '2026-11-20T10:12:00Z',
    amount: '2000.00',
    type: 'Bitcoin',
    plan: 'Starter',
    status: 'pending',
    paid: 'unPaid',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    held: {
      coinAmount: '0.02074427',
      rate: '96412.18',
      asOf: '2026-11-20T11:59:30Z',
      heldUntil: '2026-11-20T12:14:32Z',
    },
  },
  {
    depositId: '0290f7c2-d002-7000-8000-000000000002',
    date: '2026-11-18T09:00:00Z',
    amount: '500.00',
    type: 'Usdt(solana)',
    plan: 'Starter',
    status: 'pending',
    paid: 'Paid',
    address: null,
  },
  {
    depositId: '0390f7c2-d003-7000-8000-000000000003',
    date: '2026-11-02T09:00:00Z',
    amount: '1000000.00',
    type: 'Etheruem',
    plan: 'Plus',
    status: 'confirmed',
    paid: 'Paid',
    address: null,
  },
  {
    depositId: '0490f7c2-d004-7000-8000-000000000004',
    date: '2026-10-30T09:00:00Z',
    amount: '12.34',
    type: 'Gcash',
    plan: 'Starter',
    status: 'declined',
    paid: 'unPaid',
    address: null,
  },
];

/** Newest first: one that can be cancelled, one paid out. */
export const withdrawals: Withdrawal[] = [
  {
    _id: '0190f7c2-e001-7000-8000-000000000001',
    date: '2026-11-20T11:00:00Z',
    amount: '150.00',
    method: 'bank',
    status: 'Pending',
    destination: '****4321',
    reference: null,
    reason: null,
  },
  {
    _id: '0290f7c2-e002-7000-8000-000000000002',
    date: '2026-11-12T11:00:00Z',
    amount: '75.50',
    method: 'bitcoin',
    status: 'Completed',
    destination: '****f3t4',
    reference: '0f6f2b7c9d1e4a5f8b3c7d2e1f0a9b8c',
    reason: null,
  },
];

/** Newest first. */
export const entries: StatementEntry[] = [
  {
    id: '0190f7c2-f001-7000-8000-000000000002',
    date: '2026-11-20T11:00:00Z',
    kind: 'withdrawal_held',
    description: 'Withdrawal to bank, held',
    messageCode: 'withdrawal_held',
    params: { method: 'bank' },
    amount: '-150.00',
    balance: '1250.50',
    reference: '0190f7c2-e001-7000-8000-000000000001',
    status: 'Pending',
  },
  {
    id: '0190f7c2-f001-7000-8000-000000000001',
    date: '2026-11-02T10:00:00Z',
    kind: 'deposit',
    description: 'Deposit by Bitcoin',
    messageCode: 'deposit',
    params: { method: 'Bitcoin' },
    amount: '1400.50',
    balance: '1400.50',
    reference: null,
  },
];

export const plans: Plan[] = [
  {
    _id: '0190f7c2-0000-7000-8000-0000000000a1',
    name: 'Starter',
    price: '2000.00',
    currency: 'USD',
    features: ['Monthly report', 'Support by email'],
  },
  {
    _id: '0190f7c2-0000-7000-8000-0000000000a2',
    name: 'Plus',
    price: '10000.00',
    currency: 'USD',
    features: ['Monthly report', 'Support by email', 'Support by phone', 'A named contact'],
  },
];

const sample: Figure = { value: null, source: null, shown: true };

export const options: Options = {
  site: {
    mode: 'demo',
    name: 'Keel',
    shortName: 'Keel',
    operator: { name: null, address: null, registration: null },
    riskNotice: 'Your capital is at risk. Past performance does not predict future results.',
    figures: { referralBonusPercent: sample, totalDepositPercent: sample, liveTraders: sample },
  },
  limits: {
    sessionIdleMinutes: null,
    passwordMin: 7,
    passwordMax: 128,
    codeLength: 4,
    codeMinutes: 10,
    codeTries: 5,
    resendSeconds: 60,
    depositMin: '10.00',
    depositMax: '1000000.00',
    withdrawMin: '10.00',
    uploadMaxBytes: 5_000_000,
    pageMax: 100,
    closedAccountYears: 5,
  },
  countries: [
    { code: 'NO', name: 'Norway' },
    { code: 'PT', name: 'Portugal' },
    { code: 'AE', name: 'United Arab Emirates' },
  ],
  currencies: [{ code: 'USD', name: 'US dollar' }],
  genders: ['male', 'female'],
  modes: ['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'],
  methods: ['bank', 'bitcoin', 'etherium', 'cashapp', 'zelle'],
};

/** The first and last page of a list. */
export function listed<Row>(rows: Row[]) {
  return { status: 200 as const, body: { bool: true as const, message: rows, nextCursor: null } };
}

/** An account for which the server requires the password before important actions (PAYOUT-4). */
export const byPassword = {
  status: 200,
  body: { bool: true, ways: ['password'], passkey: null },
} satisfies Answer<'beginStepUp'>;

/**
 * The answers that wallet pages need: an account that may have a wallet, and the network of its chain. No node answers.
 */
export const walletAnswers = {
  getUserByToken: { status: 200, body: { ...adasAccount, user: { ...adasAccount.user, walletFeauture: true } } },
  listNetworks: {
    status: 200,
    body: {
      bool: true,
      message: [
        {
          chain: 'ethereum',
          network: 'test',
          configured: true,
          local: false,
          demo: null,
          chainId: 11_155_111,
          confirmations: 2,
          tokens: [],
          trades: ['ETH'],
          explorer: null,
        },
      ],
    },
  },
  callNetwork: 'pending',
  listOrders: listed([]),
} satisfies Answers;

/** What a browser stores of Ada's wallet. The sealed record is never decrypted: the vault of a story has no worker. */
export const storedWallet = [
  ['seedphrase', 'a-sealed-wallet-of-a-story'],
  ['userId', ada._id],
  ['chain', 'ethereum'],
  ['network', 'test'],
  ['address', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
] as const;

/** A confirmed transfer that paid a deposit from that wallet, as this browser stores it. */
export const sentFor = (depositId: string): SentTransfer => ({
  from: { chain: 'bitcoin', network: 'test', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  draft: { to: 'bc1q', asset: 'BTC', amount: '0.02074427', all: false, speed: 'normal' },
  prepared: {
    unsigned: '',
    to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    asset: 'BTC',
    amount: '0.02074427',
    fee: '0.0000141',
    opening: null,
    usualFee: null,
    isToContract: false,
    left: '1',
    amountBefore: null,
    needed: 1,
    isReplaceable: true,
    expiry: null,
    usualMs: 600_000,
  },
  signed: [{ bytes: '', txId: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b', purpose: 'send' }],
  at: noon - 600_000,
  outcome: 'confirmed',
  depositId,
});

/** The body of a refusal. */
export function failure(code: ErrorCode, message: string): Failure {
  return { bool: false, code, message, requestId: 'request-of-a-story' };
}
