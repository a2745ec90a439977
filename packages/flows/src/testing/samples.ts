import type { PickedImage } from '../image.ts';
import type { Reply } from '../reply.ts';
import type { Deposit, Investment, Package, SignIn, User, Withdrawal } from '../types.ts';

/** A time for tests: 2026-11-20 12:00 UTC. */
export const noon = 1_795_176_000_000;

export const adaId = '0190f7c2-0000-7000-8000-000000000001';
export const ada: User = {
  _id: adaId,
  firstName: 'Ada',
  lastName: 'Park',
  email: 'ada@example.com',
  currency: 'USD',
  profilePhotoUrl: null,
  availableBalance: 125_050,
  accountStatus: true,
  kycVerified: 'false',
  suspended: false,
  payoutsHeldUntil: null,
  walletFeauture: false,
  nid: null,
  country: 'Norway',
  state: null,
  address: null,
};

export const adasSignIn: SignIn = { token: 'token-of-ada', user: ada, expiresIn: 24 };

export const starterId = '0190f7c2-0000-7000-8000-0000000000aa';
export const starter: Package = {
  _id: starterId,
  name: 'Starter',
  price: 200_000,
  currency: 'USD',
  features: ['Weekly report'],
};

/** A success with a body. */
export function success<Body>(body: Body, bool?: boolean): Reply<Body> {
  return { kind: 'answered', status: 200, text: '', body, at: noon, ...(bool !== undefined && { bool }) };
}

/** An answer without a body, with a message of the server. */
export function refusal(status: number, text = `words of ${status}`): Reply<never> {
  return { kind: 'answered', status, text, bool: false, body: null, at: noon };
}

export const starterDepositId = '0190f7c2-0000-7000-8000-0000000000d1';
/** The order of the deposit form if only a method is chosen. */
export const bitcoinDeposit: Deposit = {
  depositId: starterDepositId,
  date: '2026-11-20T12:00:00Z',
  amount: 200_000,
  type: 'Bitcoin',
  plan: 'Starter',
  status: 'pending',
  paid: 'unPaid',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};

export const bankWithdrawal: Withdrawal = {
  _id: '0190f7c2-0000-7000-8000-0000000000e1',
  date: '2026-11-20T12:00:00Z',
  amount: 15_000,
  method: 'bank',
  status: 'Pending',
  destination: '****4321',
  reference: null,
  reason: null,
};

/** An image in the shape of a browser's File. */
export function image(type: string, size: number): PickedImage {
  return { type, size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
}

export const adasInvestment: Investment = {
  totalProfit: 10_000,
  referralBonus: 0,
  totalDeposit: 200_000,
  isActive: true,
  investmentPlan: 'Starter',
  amount: 200_000,
  date: '2026-11-02T09:30:00Z',
  profit: 12_000,
  endDate: '2027-01-31T09:30:00Z',
};
