import { DAY } from '../clock.ts';
import { RETENTION_MS } from '../idempotency/rules.ts';

/** The setting: for how many days the security log is kept (AUTH-8). */
export const SECURITY_LOG_DAYS = 'security.logDays';

/**
 * Whether a text is a valid value of the setting: at least a month, so that late discoveries can still be investigated.
 */
export function isRetentionDays(value: string): boolean {
  return /^\d{2,4}$/.test(value) && Number(value) >= LEAST_DAYS && Number(value) <= MAX_DAYS;
}

/** The values of the setting. */
export const RETENTION_DAYS_EXPECTED = 'a whole number of days from 30 to 3650';

const LEAST_DAYS = 30;
const MAX_DAYS = 3650;

/** A rule that deletes old rows of a table. */
export interface Rule {
  readonly table: string;
  /** The condition for old rows; `$1` is the time before which rows are old. */
  readonly where: string;
  /** How long rows are kept, in milliseconds. */
  readonly retentionMs: number;
  /** The operator's setting that overrides the time, in days. @default there is none */
  readonly setting?: string;
}

/** Twice the longest window of a rate limit, which is a day. */
const COUNTED_MS = 2 * DAY;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * All growing tables whose rows are not needed permanently (OPS-2). Money, decisions and the audit log are not among
 * them. Each rule has an index that finds its rows by age.
 */
export const RULES: readonly Rule[] = [
  { table: 'idempotency', where: 'created_at <= $1', retentionMs: RETENTION_MS },
  { table: 'auth_counters', where: 'last_at <= $1', retentionMs: COUNTED_MS },
  { table: 'email_codes', where: 'expires_at <= $1', retentionMs: WEEK },
  // Kept for a month, so that the answer to an old link is 'expired' instead of 'unknown'.
  { table: 'account_links', where: 'expires_at <= $1', retentionMs: MONTH },
  { table: 'factor_challenges', where: 'expires_at <= $1', retentionMs: DAY },
  { table: 'authenticators', where: 'confirmed_at IS NULL AND created_at <= $1', retentionMs: DAY },
  { table: 'outbox', where: 'done_at <= $1', retentionMs: WEEK },
  // Kept for a month, so that the answer to an old token is that its session has ended.
  { table: 'sessions', where: 'expires_at <= $1', retentionMs: MONTH },
  {
    table: 'uploads',
    where: `state = 'deleted' AND issued_at <= $1
      AND NOT EXISTS (SELECT 1 FROM registrations WHERE upload_key = uploads.key)`,
    retentionMs: MONTH,
  },
  { table: 'security_log', where: 'created_at <= $1', retentionMs: YEAR, setting: SECURITY_LOG_DAYS },
  { table: 'known_devices', where: 'last_used_at <= $1', retentionMs: YEAR },
  { table: 'trade_requests', where: 'created_at <= $1', retentionMs: YEAR },
  { table: 'notifications', where: 'created_at <= $1', retentionMs: 2 * YEAR },
];

/** AUTH-2: how long a sign-up can be verified; then it is deleted. */
export const UNVERIFIED_MS = DAY;
