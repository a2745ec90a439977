import type { Cents } from '../../money.ts';

/** DEP-3: a deposit is above 0 and at most this. */
export const DEPOSIT_MAX: Cents = 100_000_000n;

/** Maximum number of pending deposits of an account, so that nobody can flood the operator. */
export const PENDING_MAX = 20;
