import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { type KeyDeps, serverKey } from '../serverKeys.ts';

/** The server's own key for it. */
export const SECURITY_LOG_KEY = 'security log';

/** What the security log keeps of an e-mail that has no account; `email` is in small letters. */
export type EmailHash = (email: string) => Uint8Array;

/**
 * Hashes that nobody can make without the server's own key, which lies sealed: of a plain digest the e-mail, or a password that
 * was typed in its place, could be found by trying (AUTH-8).
 */
export async function openEmailHash(deps: KeyDeps): Promise<EmailHash> {
  const key = await serverKey(deps, SECURITY_LOG_KEY, () => base64urlnopad.encode(crypto.randomBytes(32)));
  return (email) => crypto.hmacSha256(key, email);
}
