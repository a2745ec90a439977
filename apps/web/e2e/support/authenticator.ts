import { codeAt } from '../../../server/test/support/totp.ts';

/** The code that an authenticator app with this key shows now, or after so many half minutes. */
export function codeOf(key: string, steps = 0): string {
  return codeAt(key, Date.now() + steps * 30_000);
}
