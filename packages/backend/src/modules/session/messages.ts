import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** LOGIN-5: the app shows the message and opens the sign-up page. */
export const unknownAccount = {
  status: 404,
  code: 'unknown_account',
  ...messageOf('unknown_account'),
} as const satisfies Refusal;

/** LOGIN-6: the password is wrong. */
export const wrongPassword = {
  status: 422,
  code: 'wrong_password',
  ...messageOf('wrong_password'),
} as const satisfies Refusal;

/** Replaces both refusals above if the server must not reveal whether an account exists (`hideAccounts`). */
export const wrongSignIn = {
  ...wrongPassword,
  ...messageOf('wrong_sign_in'),
} as const satisfies Refusal;
