import { asError } from './reply.ts';
import type { Secret } from './secret.ts';

/** The kinds of second factor: a passkey, a code of an authenticator app, or a recovery code (AUTH-4). */
export type FactorWay = 'passkey' | 'code' | 'recovery';

/** The options for creating or using a passkey, as the server wrote them (WebAuthn level 3, in JSON). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/**
 * The browser created or used no passkey: the person closed its prompt, took too long, or has no passkey on this
 * device.
 */
export class PasskeyUnused extends Error {
  override readonly name = 'PasskeyUnused';
}

/** A sign-in that waits for its second factor. */
export interface FactorAsked {
  /** Token that finishes this sign-in and nothing else. */
  readonly challenge: Secret;
  /** The factors that can be used in this browser, the preferred one first; empty if the account has only others. */
  readonly ways: readonly FactorWay[];
  /** Options for using a passkey; null if none can be used. */
  readonly passkey: PasskeyOptions | null;
}

/** The number of digits of an authenticator code. */
export const factorCodeLength = 6;

/** The longest accepted recovery code, including separators. */
export const recoveryCodeMax = 40;

/** What a code field keeps of what was typed or pasted: the first six digits, also of '123 456'. */
export function cleanFactorCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, factorCodeLength);
}

/**
 * Whether the typed text has the right format; a recovery code has 16 letters and digits, however they are grouped. For
 * a passkey nothing is typed.
 */
export function isFactor(way: FactorWay, proof: Secret): boolean {
  if (way === 'passkey') return false;
  if (way === 'code') return proof.matches(/^\d{6}$/);
  return proof.length <= recoveryCodeMax && proof.matches(/^[\s-]*(?:[\da-z][\s-]*){16}$/i);
}

/** Whether the browser used no passkey, for whatever reason. */
export function isPasskeyUnused(error: unknown): boolean {
  return asError(error) instanceof PasskeyUnused;
}
