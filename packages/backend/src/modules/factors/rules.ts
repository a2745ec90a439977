import { DAY, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** How long a proof of the person is fresh (PAYOUT-4). */
export const FRESH_MS = 5 * MINUTE;

/** How long a challenge is valid: a sign-in that waits for its second factor, or a passkey request. */
export const CHALLENGE_MS = 5 * MINUTE;

/** Attempts per sign-in, before it has to start with the password again. */
export const CHALLENGE_TRIES = 5;

/** How long a new authenticator waits for its first code. */
export const CONFIRM_MS = 15 * MINUTE;

/**
 * Wrong second factors of one account. They require the password or a session, so a stranger cannot use this limit up.
 */
export const WRONG_FACTORS: Limit = { bucket: 'wrong-factor', max: 10, windowMs: 15 * MINUTE };

/**
 * Wrong second factors of one account and password in a day. Without it, somebody who knows the password could try a
 * thousand codes a day for months. The owner can restart the count by setting a new password with a mailed link.
 */
export const WRONG_FACTORS_A_DAY: Limit = { bucket: 'wrong-factor-day', max: 30, windowMs: DAY };

/** Maximum number of factors of each kind per account. */
export const FACTORS_OF_A_KIND = 10;

/** EdDSA, ES256 and RS256 by their COSE numbers: every device supports at least one of them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** The parameters of RFC 6238 that all authenticator apps support. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
export const TOTP_STEP_MS = TOTP.period * SECOND;

/**
 * One step before and one after the current one are accepted too, for clocks that differ by half a minute and for slow
 * typing.
 */
export const TOTP_WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
export const TOTP_SECRET_BYTES = 20;

export const RECOVERY_CODES = 10;
/** Characters of a recovery code: 80 random bits. */
export const RECOVERY_LENGTH = 16;

/** The setting: `yes` requires a second factor of every account before it moves money. */
export const REQUIRE_FACTOR = 'security.requireFactor';

/** The setting: the amount from which a payout requires a fresh proof. */
export const STEP_UP_FROM = 'payouts.stepUpFrom';
