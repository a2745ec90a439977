import { DAY, MINUTE, SECOND } from '../../clock.ts';
import type { Limit } from '../../limits/limits.ts';

/** How long a proof of who is there counts for what asks for one (PAYOUT-4). */
export const FRESH_MS = 5 * MINUTE;

/** How long a sign-in waits for its second factor, and a passkey for its device. */
export const CHALLENGE_MS = 5 * MINUTE;

/** How often a sign-in may be tried before it has to begin with the password again. */
export const CHALLENGE_TRIES = 5;

/** How long a new authenticator waits for its first code. */
export const CONFIRM_MS = 15 * MINUTE;

/** Wrong second factors of one account. Whoever gets here has the password or a session, so no stranger can use this up. */
export const WRONG_FACTORS: Limit = { bucket: 'wrong-factor', max: 10, windowMs: 15 * MINUTE };

/**
 * Wrong second factors of one account in a day, under one password. Who knows the password could otherwise try a thousand codes a
 * day, for months; a new password, which a mailed link sets, begins the count anew for the owner.
 */
export const WRONG_FACTORS_A_DAY: Limit = { bucket: 'wrong-factor-day', max: 30, windowMs: DAY };

/** Factors of each kind that an account can have. */
export const FACTORS_OF_A_KIND = 10;

/** EdDSA, ES256 and RS256 as COSE numbers them: what every device has at least one of. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** RFC 6238 as every authenticator app has it. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
export const TOTP_STEP_MS = TOTP.period * SECOND;

/** A clock that is half a minute off, or a slow hand: one step before and one after are taken too. */
export const TOTP_WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
export const TOTP_SECRET_BYTES = 20;

export const RECOVERY_CODES = 10;
/** Characters of a recovery code: 80 random bits. */
export const RECOVERY_LENGTH = 16;

/** The setting: `yes` asks every account for a second factor before it moves money. */
export const REQUIRE_FACTOR = 'security.requireFactor';

/** The setting: from which amount on a payout asks for a fresh proof. */
export const STEP_UP_FROM = 'payouts.stepUpFrom';
