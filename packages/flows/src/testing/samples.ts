import type { Reply } from '../reply.ts';
import type { Package, SignIn, User } from '../types.ts';

/** A moment for tests: 2026-11-20 12:00 UTC. */
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

/** An answer without a body; its words are the server's. */
export function refusal(status: number, text = `words of ${status}`): Reply<never> {
  return { kind: 'answered', status, text, bool: false, body: null, at: noon };
}
