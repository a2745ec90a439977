import { asError } from './reply.ts';
import type { Secret } from './secret.ts';

/** How a second factor is given: by a passkey, a code of an authenticator app, or a recovery code (AUTH-4). */
export type FactorWay = 'passkey' | 'code' | 'recovery';

/** What a browser needs to make or to use a passkey, as the server wrote it (WebAuthn level 3, in JSON). */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** The browser made or used no passkey: the person closed its question, took too long, or has no passkey on this device. */
export class PasskeyUnused extends Error {
  override readonly name = 'PasskeyUnused';
}

/** A sign-in that waits for its second factor. */
export interface FactorAsked {
  /** Finishes this sign-in and nothing else. */
  readonly challenge: Secret;
  /** The ways that can be used in this browser, the usual one first: none where the account has others alone. */
  readonly ways: readonly FactorWay[];
  /** For using a passkey; null where none can be used. */
  readonly passkey: PasskeyOptions | null;
}

/** Digits that an authenticator app shows. */
export const factorCodeLength = 6;

/** The longest recovery code that is taken, with whatever stands between its characters. */
export const recoveryCodeMax = 40;

/** What a field for a code keeps of what was typed or pasted: the first six digits, '123 456' included. */
export function cleanFactorCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, factorCodeLength);
}

/**
 * Whether what was typed has the form of what is asked for; a recovery code has 16 letters and digits, however they are
 * grouped. Nothing is typed for a passkey.
 */
export function isFactor(way: FactorWay, proof: Secret): boolean {
  if (way === 'passkey') return false;
  if (way === 'code') return proof.matches(/^\d{6}$/);
  return proof.length <= recoveryCodeMax && proof.matches(/^[\s-]*(?:[\da-z][\s-]*){16}$/i);
}

/** Whether the browser used no passkey, whatever its reason. */
export function isPasskeyUnused(error: unknown): boolean {
  return asError(error) instanceof PasskeyUnused;
}
