import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** LOGIN-5: the app shows it and goes to sign up. */
export const unknownAccount = {
  status: 404,
  code: 'unknown_account',
  ...messageOf('unknown_account'),
} as const satisfies Refusal;

/** LOGIN-6. */
export const wrongPassword = {
  status: 422,
  code: 'wrong_password',
  ...messageOf('wrong_password'),
} as const satisfies Refusal;

/** Where it must not show whether the account exists, the two failures above are one. */
export const wrongSignIn = {
  ...wrongPassword,
  ...messageOf('wrong_sign_in'),
} as const satisfies Refusal;
