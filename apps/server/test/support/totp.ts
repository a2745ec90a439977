import { Secret, TOTP } from 'otpauth';

/** The code of an authenticator app with this key at a time, in ms since the epoch. */
export function codeAt(key: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate({ timestamp });
}
