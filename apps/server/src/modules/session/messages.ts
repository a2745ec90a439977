import type { Refusal } from '../../http/contract.ts';

export const CODE_SENT = 'We sent a code to your e-mail.';

/** LOGIN-5: the app shows it and goes to sign up. */
export const unknownAccount = {
  status: 404,
  code: 'unknown_account',
  message: 'No account has this e-mail. Please sign up.',
} as const satisfies Refusal;

/** LOGIN-6. */
export const wrongPassword = {
  status: 422,
  code: 'wrong_password',
  message: 'The password is not right.',
} as const satisfies Refusal;

/** Where it must not show whether the account exists, the two failures above are one. */
export const wrongSignIn = {
  ...wrongPassword,
  message: 'The e-mail or the password is not right.',
} as const satisfies Refusal;
