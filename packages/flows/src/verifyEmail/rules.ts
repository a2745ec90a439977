import type { Secret } from '../secret.ts';

/** The number of digits of a code. */
export const codeLength = 4;

/** VERIFY-1: what a code field keeps of what was typed or pasted: the first four digits, also of '12 34'. */
export function cleanCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, codeLength);
}

/** VERIFY-1: exactly four digits, leading zeros included. */
export function isCode(code: Secret): boolean {
  return code.matches(/^\d{4}$/);
}
