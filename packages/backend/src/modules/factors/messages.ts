import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** PAYOUT-4: the app asks for a proof, and repeats the call. */
export const stepUpNeeded = {
  status: 403,
  code: 'step_up_needed',
  ...messageOf('step_up_needed'),
} as const satisfies Refusal;

/** AUTH-4: the operator requires a second factor, and the account has none. */
export const factorRequired = {
  status: 403,
  code: 'second_factor_required',
  ...messageOf('second_factor_required'),
} as const satisfies Refusal;

/** A code that is wrong, used, or of another account: all have the same message. */
export const wrongFactor = {
  status: 422,
  code: 'wrong_factor',
  ...messageOf('wrong_factor'),
} as const satisfies Refusal;

/** The challenge has expired, had too many attempts, or was used. */
export const challengeExpired = {
  status: 400,
  code: 'challenge_expired',
  ...messageOf('challenge_expired'),
} as const satisfies Refusal;

/** The response of the device does not belong to the challenge, or is invalid. */
export const passkeyRefused = {
  status: 422,
  code: 'wrong_factor',
  ...messageOf('passkey_refused'),
} as const satisfies Refusal;

/** The passkey is registered already, for another account or this one. */
export const passkeyKnown = {
  status: 409,
  code: 'wrong_state',
  ...messageOf('passkey_known'),
} as const satisfies Refusal;

export const factorsFull = {
  status: 409,
  code: 'limit_exceeded',
  ...messageOf('factors_full'),
} as const satisfies Refusal;

/** The operator requires a factor, and this is the last one. */
export const lastFactor = { status: 409, code: 'wrong_state', ...messageOf('last_factor') } as const satisfies Refusal;

/** Recovery codes require a second factor. */
export const noFactor = { status: 409, code: 'wrong_state', ...messageOf('no_factor') } as const satisfies Refusal;
