import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';

/** Generates a token: 256 random bits, unguessable and without meaning. */
export function generateToken(): string {
  return base64urlnopad.encode(crypto.randomBytes(32));
}

/** The stored hash of a token. Tokens are random, so one fast hash is enough. */
export function hashToken(token: string): Uint8Array {
  return crypto.sha256(token);
}
