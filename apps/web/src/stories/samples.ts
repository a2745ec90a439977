import type { ErrorCode, Failure, Figure, Options, Plan, SessionStart, User } from '@keel/contract';

/** The time in stories that do not say another: 2026-11-20 12:00 UTC. */
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

export const plans: Plan[] = [
  {
    _id: '0190f7c2-0000-7000-8000-0000000000a1',
    name: 'Starter',
    price: '2000.00',
    currency: 'USD',
    features: ['Monthly statement', 'Support by e-mail'],
  },
  {
    _id: '0190f7c2-0000-7000-8000-0000000000a2',
    name: 'Plus',
    price: '10000.00',
    currency: 'USD',
    features: ['Weekly statement', 'Support by phone', 'A named contact'],
  },
];

const sample: Figure = { value: null, source: null, shown: true };

export const options: Options = {
  site: {
    mode: 'demo',
    name: 'Keel',
    shortName: 'Keel',
    operator: { name: null, address: null, registration: null },
    riskNotice: 'Investing can lose money. Past results say nothing about later ones.',
    figures: { referralBonusPercent: sample, totalDepositPercent: sample, liveTraders: sample },
  },
  limits: {
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
  },
  countries: [
    { code: 'NO', name: 'Norway' },
    { code: 'PT', name: 'Portugal' },
    { code: 'AE', name: 'United Arab Emirates' },
  ],
  currencies: [{ code: 'USD', name: 'US dollar' }],
  genders: ['male', 'female'],
  modes: ['Bitcoin'],
  methods: ['bank'],
};

/** The body of a refusal. */
export function failure(code: ErrorCode, message: string): Failure {
  return { bool: false, code, message, requestId: 'request-of-a-story' };
}
