import { isCommonPassword } from '../../security/commonPasswords.ts';

/** Why a new password is not taken; the text is for the person. */
export interface PasswordFault {
  readonly code?: 'common_password';
  readonly message: string;
}

/** What a schema cannot say of a new password (SIGNUP-2, CARD-3). `min` counts characters, not code units. */
export function newPasswordFault(password: string, min: number): PasswordFault | undefined {
  if (Array.from(password).length < min) return { message: `password should be ${min} characters` };
  if (isCommonPassword(password))
    return { code: 'common_password', message: 'This password is too common. Please choose another.' };
  return undefined;
}
