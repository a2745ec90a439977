import type { Cents } from './types.ts';

/** An amount that can be sent: whole cents, above zero and at most `max`. */
export function isAmount(amount: Cents | null, max: Cents = Number.MAX_SAFE_INTEGER): amount is Cents {
  return Number.isSafeInteger(amount) && amount !== null && amount > 0 && amount <= max;
}
