import { isCommonPassword } from '../../security/commonPasswords.ts';
import { type Said, says } from '../../words/sentences.ts';

/** Why a new password is not taken. */
export interface PasswordFault {
  readonly code?: 'common_password';
  readonly said: Said;
}

/** What a schema cannot say of a new password (SIGNUP-2, CARD-3). `min` counts characters, not code units. */
export async function newPasswordFault(password: string, min: number): Promise<PasswordFault | undefined> {
  if (Array.from(password).length < min) return { said: says('password_short', min) };
  if (await isCommonPassword(password)) return { code: 'common_password', said: says('common_password') };
  return undefined;
}
