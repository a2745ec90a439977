import { DAY, HOUR, MINUTE } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** AUTH-1. */
export const RESET_MINUTES = 30;
export const RESET_LIFE_MS = RESET_MINUTES * MINUTE;

/** Counted per e-mail, whether it has an account or not: nobody can flood a mailbox, and the limit reveals nothing. */
export const RESET_PAUSE_MS = MINUTE;
export const RESETS_AN_HOUR: Limit = { bucket: 'reset-hour', max: 5, windowMs: HOUR };
export const RESETS_A_DAY: Limit = { bucket: 'reset-day', max: 10, windowMs: 24 * HOUR };

/** AUTH-3: how long a new email can be confirmed. */
export const CHANGE_EMAIL_MINUTES = 30;
export const CHANGE_EMAIL_LIFE_MS = CHANGE_EMAIL_MINUTES * MINUTE;

/** AUTH-3: for how many days a change of email can be undone from the previous email. */
export const UNDO_EMAIL_DAYS = 7;
export const UNDO_EMAIL_LIFE_MS = UNDO_EMAIL_DAYS * DAY;

/** Minimum time between two requests of an account. */
export const CHANGE_EMAIL_PAUSE_MS = MINUTE;
/** Counted per account, and per new email of any account, so that nobody can flood a mailbox. */
export const CHANGES_AN_HOUR: Limit = { bucket: 'email-change-hour', max: 5, windowMs: HOUR };
export const CHANGES_A_DAY: Limit = { bucket: 'email-change-day', max: 10, windowMs: 24 * HOUR };
