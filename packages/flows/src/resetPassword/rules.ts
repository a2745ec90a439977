import { resetPasswordMessages } from './messages.ts';
import type { ResetPasswordErrors, ResetPasswordSecrets } from './types.ts';

/** AUTH-6: lengths of a password in characters. The server may ask for more. */
export const resetPasswordLimits = { passwordMin: 8, passwordMax: 128 } as const;

export const noErrors: ResetPasswordErrors = { password: null, confirmPassword: null };

/** Both fields hold something: the button works. */
export function isComplete({ password, confirmPassword }: ResetPasswordSecrets): boolean {
  return password.length > 0 && confirmPassword.length > 0;
}

/** What is wrong with each field, all at once. */
export function findErrors({ password, confirmPassword }: ResetPasswordSecrets): ResetPasswordErrors {
  return {
    password: lengthError(password.length),
    confirmPassword: confirmPassword.equals(password) ? null : resetPasswordMessages.different,
  };
}

/** Both fields are filled in, and at least one of them is invalid. */
export function isInvalid(secrets: ResetPasswordSecrets): boolean {
  return isComplete(secrets) && hasErrors(findErrors(secrets));
}

/** The password may be sent. */
export function isValid(secrets: ResetPasswordSecrets): boolean {
  return isComplete(secrets) && !hasErrors(findErrors(secrets));
}

function lengthError(length: number): string | null {
  if (length < resetPasswordLimits.passwordMin) return resetPasswordMessages.passwordShort;
  return length > resetPasswordLimits.passwordMax ? resetPasswordMessages.passwordLong : null;
}

function hasErrors({ password, confirmPassword }: ResetPasswordErrors): boolean {
  return password !== null || confirmPassword !== null;
}
