import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, which say nothing and cannot be guessed. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It has no structure to attack, so one fast hash is enough. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
