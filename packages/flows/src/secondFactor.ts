import type { Secret } from './secret.ts';

/** How a second factor is given here: by a code of an authenticator app, or by a recovery code (AUTH-4). */
export type FactorWay = 'code' | 'recovery';

/** A sign-in that waits for its second factor. */
export interface FactorAsked {
  /** Finishes this sign-in and nothing else. */
  readonly challenge: Secret;
  /** The ways that this app offers: none where the account has others alone. */
  readonly ways: readonly FactorWay[];
}

/** Digits that an authenticator app shows. */
export const factorCodeLength = 6;

/** The longest recovery code that is taken, with whatever stands between its characters. */
export const recoveryCodeMax = 40;

/** What a field for a code keeps of what was typed or pasted: the first six digits, '123 456' included. */
export function cleanFactorCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, factorCodeLength);
}

/** Whether it has the form of what is asked for; a recovery code has 16 letters and digits, however they are grouped. */
export function isFactor(way: FactorWay, proof: Secret): boolean {
  if (way === 'code') return proof.matches(/^\d{6}$/);
  return proof.length <= recoveryCodeMax && proof.matches(/^[\s-]*(?:[\da-z][\s-]*){16}$/i);
}
