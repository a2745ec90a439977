import { DAY, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';
import type { Slowdown } from '../../limits/slowdown.ts';

/** Maximum number of sessions per account; a new one ends the oldest. */
export const SESSIONS_A_USER = 10;

/**
 * How old the stored time of the last use may become before it is updated: a write for every call would cost more than
 * the call.
 */
export const SEEN_MS = MINUTE / 2;

/**
 * An idle session ends this much later than the operator's setting, because use is neither stored nor reported to the
 * second (AUTH-7).
 */
export const IDLE_GRACE_MS = MINUTE;

/** Wrong passwords when a logged-in person confirms their identity again, per account. */
export const WRONG_CONFIRMATIONS: Limit = { bucket: 'wrong-confirmation', max: 10, windowMs: 15 * MINUTE };

const GROWING = { firstMs: 30 * SECOND, maxMs: 15 * MINUTE, forgetMs: DAY };
/** AUTH-5: wrong passwords for one account from unknown browsers: about 110 a day at most. */
export const WRONG_BY_ACCOUNT: Slowdown = { bucket: 'wrong-password', free: 10, ...GROWING };
/** Wrong passwords from one known browser, so that a stolen device token does not allow more guesses. */
export const WRONG_BY_DEVICE: Slowdown = { bucket: 'wrong-password-device', free: 10, ...GROWING };
/** Wrong passwords from one network for all accounts; many people may share it. */
export const WRONG_BY_NETWORK: Slowdown = { bucket: 'wrong-password-network', free: 100, ...GROWING };
