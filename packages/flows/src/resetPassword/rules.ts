import { resetPasswordMessages } from './messages.ts';
import type { ResetPasswordErrors, ResetPasswordSecrets } from './types.ts';

/** AUTH-6: lengths of a password in characters. The server may have further rules. */
export const resetPasswordLimits = { passwordMin: 8, passwordMax: 128 } as const;

export const noErrors: ResetPasswordErrors = { password: null, confirmPassword: null };

/** Both fields are filled in, so that the button is enabled. */
export function isComplete({ password, confirmPassword }: ResetPasswordSecrets): boolean {
  return password.length > 0 && confirmPassword.length > 0;
}

/** The errors of all fields. */
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

/** The password can be submitted. */
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
