import type { Cents } from '../../money.ts';

/** DEP-3: a deposit is above 0 and at most this. */
export const DEPOSIT_MAX: Cents = 100_000_000n;

/** Deposits of an account that may wait for a decision at once, so that nobody can flood the operator. */
export const PENDING_MAX = 20;
