import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { type KeyDeps, serverKey } from '../serverKeys.ts';

/** The name of the server's own key for this purpose. */
export const SECURITY_LOG_KEY = 'security log';

/** Hashes an e-mail without an account for the security log; `email` is in lower case. */
export type EmailHash = (email: string) => Uint8Array;

/**
 * Creates the hash function, an HMAC under a sealed key of the server. With a plain hash, the e-mail, or a password
 * that was typed in its place, could be found by trying (AUTH-8).
 */
export async function openEmailHash(deps: KeyDeps): Promise<EmailHash> {
  const key = await serverKey(deps, SECURITY_LOG_KEY, () => base64urlnopad.encode(crypto.randomBytes(32)));
  return (email) => crypto.hmacSha256(key, email);
}
