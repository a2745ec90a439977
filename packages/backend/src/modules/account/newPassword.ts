import { isCommonPassword } from '../../security/commonPasswords.ts';
import { messageOf, type ServerMessage } from '../../words/sentences.ts';

/** Why a new password is refused. */
export interface PasswordFault {
  readonly code?: 'common_password';
  readonly reason: ServerMessage;
}

/**
 * Checks of a new password that a schema cannot express (SIGNUP-2, CARD-3). `min` counts characters, not code units.
 */
export async function newPasswordFault(password: string, min: number): Promise<PasswordFault | undefined> {
  if (Array.from(password).length < min) return { reason: messageOf('password_short', min) };
  if (await isCommonPassword(password)) return { code: 'common_password', reason: messageOf('common_password') };
  return undefined;
}
