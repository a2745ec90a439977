import { MINUTE } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** How many places an account can be signed in at; a new one ends the oldest. */
export const SESSIONS_A_USER = 10;

/** How exactly it is noted when a session was used: a write for every call would cost more than the call. */
export const SEEN_MS = MINUTE / 2;

/** How much later than the operator's setting an idle session ends: use is not noted, and not told, to the second (AUTH-7). */
export const IDLE_GRACE_MS = MINUTE;

/** Wrong passwords for one account, from anywhere. Short, so that a stranger cannot lock anybody out for long. */
export const WRONG_PASSWORDS: Limit = { bucket: 'wrong-password', max: 10, windowMs: 15 * MINUTE };
