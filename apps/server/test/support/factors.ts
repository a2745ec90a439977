import { MINUTE } from '@keel/backend/clock.ts';
import { expect } from 'vitest';
import type { Keel } from './keel.ts';
import { codeAt } from './totp.ts';

/** An authenticator app. */
export interface Authenticator {
  readonly id: string;
  readonly recoveryCodes: readonly string[];
  /** Its current code, or the one in so many milliseconds. */
  code(inMs?: number): string;
}

/** Adds an authenticator to an account; advances the clock, so that its next code is a new one. */
export async function withAuthenticator(keel: Keel, token: string, name = 'My phone'): Promise<Authenticator> {
  const begun = await keel.call('beginAuthenticator', { token });
  expect(begun.statusCode).toBe(200);
  const code = codesOf(keel, begun.json<{ setupKey: string }>().setupKey);
  const added = await keel.call('confirmAuthenticator', { token, body: { name, code: code() } });
  expect(added.statusCode).toBe(200);
  keel.clock.advance(MINUTE);
  const { factor, backupCodes } = added.json<{ factor: { _id: string }; backupCodes: string[] }>();
  return { id: factor._id, recoveryCodes: backupCodes, code };
}

/** Generates the codes of a secret, by the clock of the test. */
export function codesOf(keel: Keel, secret: string): (inMs?: number) => string {
  return (inMs = 0) => codeAt(secret, keel.clock.now().getTime() + inMs);
}
