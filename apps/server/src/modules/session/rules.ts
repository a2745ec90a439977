import { DAY, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Slowdown } from '../../limits/slowdown.ts';

/** How many places an account can be signed in at; a new one ends the oldest. */
export const SESSIONS_A_USER = 10;

/** How exactly it is noted when a session was used: a write for every call would cost more than the call. */
export const SEEN_MS = MINUTE / 2;

/** How much later than the operator's setting an idle session ends: use is not noted, and not told, to the second (AUTH-7). */
export const IDLE_GRACE_MS = MINUTE;

/** Wrong passwords of a session that asks for its owner again: how many, by account. */
export const WRONG_CONFIRMATIONS: Limit = { bucket: 'wrong-confirmation', max: 10, windowMs: 15 * MINUTE };

const GROWING = { firstMs: 30 * SECOND, maxMs: 15 * MINUTE, forgetMs: DAY };
/** AUTH-5: wrong passwords for one account from browsers that it does not know: some 110 a day at most. */
export const WRONG_BY_ACCOUNT: Slowdown = { bucket: 'wrong-password', free: 10, ...GROWING };
/** Wrong passwords of one browser that the account knows, so that its secret gives no more guesses than that. */
export const WRONG_BY_DEVICE: Slowdown = { bucket: 'wrong-password-device', free: 10, ...GROWING };
/** Wrong passwords of one network, for whichever accounts; many people may sit behind it. */
export const WRONG_BY_NETWORK: Slowdown = { bucket: 'wrong-password-network', free: 100, ...GROWING };
