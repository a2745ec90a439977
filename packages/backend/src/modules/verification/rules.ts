import { DAY, HOUR, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/**
 * The limits of VERIFY-4. A four-digit code is weak by itself: these limits keep the chance of guessing it below one in
 * six hundred a day.
 */
export const CODE_LENGTH = 4;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

export const CODE_LIFE_MS = CODE_MINUTES * MINUTE;
export const RESEND_MS = RESEND_SECONDS * SECOND;

/** Maximum mails to one e-mail that one network can cause (AUTH-2). */
export const CODES_AN_HOUR: Limit = { bucket: 'codes-hour', max: 5, windowMs: HOUR };
export const CODES_A_DAY: Limit = { bucket: 'codes-day', max: 10, windowMs: DAY };
/** Maximum mails to one e-mail that all networks together can cause, besides the first of each. */
export const CODES_TO_AN_EMAIL: Limit = { bucket: 'codes-email', max: 20, windowMs: DAY };
export const FIRST_CODE_OF_A_DAY: Limit = { bucket: 'codes-first', max: 1, windowMs: DAY };
/** Maximum attempts of one network at one e-mail, for all codes of a day. */
export const WRONG_A_DAY: Limit = { bucket: 'code-wrong', max: 15, windowMs: DAY };
