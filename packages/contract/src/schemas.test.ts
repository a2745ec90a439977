import { describe, expect, it } from 'vitest';
import { call, calls, properties, reached, type Schema, schemas, validator } from './testing/contract.ts';

const words = (text: string) => text.split(' ').toSorted();

/** The fields of each schema in section 3 of the specification. */
const ENTITIES: Record<string, string> = {
  User: '_id firstName lastName email currency profilePhotoUrl availableBalance accountStatus kycVerified walletFeauture nid country state address password',
  SessionStart: 'token user expiresIn',
  Account: 'user admin transactions investments',
  Redirect: 'bool message url',
  Admin:
    'bitcoinwalletaddress ethereumwalletaddress usdt_walletaddress usdt_erc20walletaddress usdt_trc20walletaddress bitcoin etherium xrp solana usdtsolana bnb dodge',
  Investment: 'totalProfit referralBonus totalDeposit isActive investmentPlan amount date profit',
  Handler: 'status paused totalDepositsRequired depositsMade depositAmount daysLeft startDate',
  Trade: 'date pair profit loss',
  Plan: '_id name price features',
  Deposit: 'depositId date amount type status paid',
  DepositRequest: 'amount plan mode user',
  Withdrawal: '_id date amount method status',
  WithdrawRequest:
    'amount method user account_name account_number bank_name bitcoin_address etherium_address cashapp_address zelle_address',
  Option: 'name code',
  CurrencyRequest: 'name code user',
  LoginRequest: 'email password',
  VerifyEmailRequest: 'code email',
  SignupRequest: 'firstName lastName email gender country password confirmPassword phone accountPackage package',
  RegistrationRequest: 'Nid country state address passportUrl lastName firstName email',
  PhotoRequest: 'profilePhotoUrl email',
  SaveTokenRequest: 'token user',
};

const SPEC_FIELDS = new Set([...Object.values(ENTITIES).flatMap(words), 'handler']);

const additions = (schema: Schema | undefined) =>
  Object.entries(schema?.properties ?? {}).filter(([, property]) => property['x-addition'] === true);

it.each(Object.entries(ENTITIES))("[API-2] %s has the product's fields, and marks any other", (name, fields) => {
  const added = additions(schemas[name]).map(([field]) => field);
  const own = Object.keys(schemas[name]?.properties ?? {}).filter((field) => !added.includes(field));
  expect(own.toSorted()).toEqual(words(fields));
});

it('[API-2] no field that the product lacks goes unmarked', () => {
  const unmarked = Object.entries(schemas).flatMap(([name, schema]) =>
    properties(schema)
      .filter(([field, property]) => !SPEC_FIELDS.has(field) && property['x-addition'] !== true)
      .map(([field]) => `${name}.${field}`),
  );
  expect(unmarked).toEqual([]);
});

it('[API-2] a schema that only additions use is an addition in every field', () => {
  const known = calls
    .filter(({ operation }) => operation['x-addition'] !== true)
    .reduce((found, { operation }) => reached(operation, found), new Set(Object.keys(ENTITIES)));
  const unmarked = Object.entries(schemas)
    .filter(([name]) => !known.has(name))
    .flatMap(([name, schema]) =>
      properties(schema)
        .filter(([, property]) => property['x-addition'] !== true)
        .map(([field]) => `${name}.${field}`),
    );
  expect(unmarked).toEqual([]);
});

it('[API-2] keeps the odd values of the product', () => {
  expect(schemas.KycStatus?.enum).toEqual(['true', 'pending', 'false']);
  expect(schemas.PaidMark?.enum).toEqual(['Paid', 'unPaid']);
  expect(schemas.HandlerStatus?.enum).toEqual(['active', 'paused', 'completed', 'expired']);
  expect(schemas.Gender?.enum).toEqual(['male', 'female']);
  expect(schemas.WithdrawMethod?.enum).toEqual(['bank', 'bitcoin', 'etherium', 'cashapp', 'zelle']);
});

it('[DEP-2] [PAY-1] names the usual methods of a deposit, and those that an operator can add (N-19)', () => {
  const modes = ['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'];
  expect(schemas.DepositType?.enum).toEqual([...modes, 'Ethereum', 'Usdt', 'Usdt Erc20', 'Usdt Trc20']);
});

it('[CARD-3] the password is a mask and nothing else', () => {
  expect(schemas.User?.properties?.password?.const).toBe('••••••••');
});

it('[SIGNUP-2] [SIGNUP-3] [DEP-3] [WD-2] [LOGIN-2] [ADDR-1] names the sentence of each of its fields by a code (C-13)', () => {
  const spoken = Object.entries(schemas).flatMap(([name, schema]) =>
    schema['x-messages'] ? [[name, schema['x-messages']]] : [],
  );
  expect(Object.fromEntries(spoken)).toEqual({
    ChangeEmailRequest: { email: 'login_email_invalid' },
    ForgotPasswordRequest: { email: 'login_email_invalid' },
    ResetPasswordRequest: { password: 'password_short' },
    LoginRequest: { email: 'login_email_invalid', password: 'login_password_short' },
    SaveAddressRequest: { address: 'invalid_address', label: 'saved_label_wrong' },
    SignupRequest: {
      package: 'package_required',
      firstName: 'first_name_required',
      lastName: 'last_name_required',
      email: 'signup_email_invalid',
      password: 'password_short',
      confirmPassword: 'passwords_differ',
      gender: 'gender_required',
      country: 'country_required',
      phone: 'phone_required',
    },
    DepositRequest: {
      mode: 'deposit_mode_required',
      amount: 'deposit_fields_wrong',
      plan: 'deposit_fields_wrong',
      user: 'user_missing',
    },
    WithdrawRequest: { amount: 'withdrawal_fields_missing', method: 'withdrawal_fields_missing' },
  });
});

it('[API-4] keeps to what validators of draft-07 know too', () => {
  const text = JSON.stringify(schemas);
  const newer = [
    'unevaluatedProperties',
    'unevaluatedItems',
    'prefixItems',
    '$dynamicRef',
    'dependentSchemas',
    'nullable',
  ];
  expect(newer.filter((keyword) => text.includes(`"${keyword}":`))).toEqual([]);
  expect(text).not.toMatch(/"exclusiveM(in|ax)imum":(true|false)/);
});

describe('requests', () => {
  const bodies = calls.flatMap(({ id, operation }) =>
    Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ({ id, schema })),
  );
  const names = [...new Set(bodies.flatMap(({ schema }) => [...reached(schema)]))];

  it.each(names)('[API-3] [API-4] %s takes no field that it does not name', (name) => {
    const parts = [schemas[name], ...properties(schemas[name] ?? {}).map(([, property]) => property)];
    const open = parts.filter((part) => part?.type === 'object' && part.additionalProperties !== false);
    expect(open).toEqual([]);
  });

  it.each(['walletFeauture', 'accountStatus', 'availableBalance', '_id', 'kycVerified'])(
    '[SIGNUP-5] sign-up refuses %s, which nobody may give himself',
    (right) => {
      const valid = validator({ $ref: '#/components/schemas/SignupRequest' });
      const body = call('signup').operation.requestBody?.content['application/json']?.examples.signup?.value;
      expect(valid(body)).toBe(true);
      expect(valid({ ...(body as object), [right]: true })).toBe(false);
    },
  );
});

describe('money', () => {
  const money = validator({ $ref: '#/components/schemas/Money' });
  const input = validator({ $ref: '#/components/schemas/MoneyInput' });

  it.each(['0.00', '2000.00', '-150.00', '999999999999.99'])('[CONST-1] answers %s', (amount) => {
    expect(money(amount)).toBe(true);
  });

  it.each(['2000', '2000.0', '2,000.00', '01.00', '1e3', '+1.00', '1000000000000.00', 2000])(
    '[CONST-1] never answers %s',
    (amount) => {
      expect(money(amount)).toBe(false);
    },
  );

  it.each(['0', '2000', '2000.5', '2000.55', 2000, 0])('[DEP-3] takes %s', (amount) => {
    expect(input(amount)).toBe(true);
  });

  it.each(['', '-1', '1e3', '007', '1.234', '1000000000000', ' 5', '5\n', 12.5, -1, 1e13, null])(
    '[DEP-3] refuses %j',
    (amount) => {
      expect(input(amount)).toBe(false);
    },
  );
});

it('[WALLET-3] no field is made to hold a recovery phrase or a key', () => {
  const telling = /seed|phrase|mnemonic|private.?key|secret|entropy|vault|passcode|recovery|\bwords?\b/i;
  const names = Object.values(schemas).flatMap((schema) => properties(schema).map(([field]) => field));
  expect(names.filter((field) => telling.test(field))).toEqual([]);
  expect(names.length).toBeGreaterThan(200);
});
