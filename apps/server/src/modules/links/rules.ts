import { HOUR, MINUTE } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** AUTH-1. */
export const RESET_MINUTES = 30;
export const RESET_LIFE_MS = RESET_MINUTES * MINUTE;

/** For one e-mail, whether it has an account or not: nobody's mailbox can be filled, and waiting tells nothing. */
export const RESET_PAUSE_MS = MINUTE;
export const RESETS_AN_HOUR: Limit = { bucket: 'reset-hour', max: 5, windowMs: HOUR };
export const RESETS_A_DAY: Limit = { bucket: 'reset-day', max: 10, windowMs: 24 * HOUR };
