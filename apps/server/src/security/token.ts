import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';

/** A new token: 256 random bits, which say nothing and cannot be guessed. */
export function drawToken(): string {
  return base64urlnopad.encode(crypto.randomBytes(32));
}

/** What is stored of a token. It has no structure to attack, so one fast hash is enough. */
export function hashToken(token: string): Uint8Array {
  return crypto.sha256(token);
}
