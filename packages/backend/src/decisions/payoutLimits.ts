import type { Config } from '../config/Config.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { type Cents, fromWire, toWire } from '../money.ts';
import type { RestrictionDeps } from './payoutRestriction.ts';
import { type PayoutPlace, sumColumns } from './payoutSums.ts';

/** The settings of the limits (PAYOUT-3): per payout, per account and day, and for all accounts and a day. */
export const LIMIT_PER_PAYOUT = 'payouts.limitEach';
export const LIMIT_ACCOUNT_DAY = 'payouts.limitAccountDay';
export const LIMIT_DAY = 'payouts.limitDay';

export type PayoutLimit = typeof LIMIT_PER_PAYOUT | typeof LIMIT_ACCOUNT_DAY | typeof LIMIT_DAY;

/** Value of such a setting besides an amount in dollars. */
export const NO_LIMIT = 'no limit';

/** The key of the advisory lock for decisions about a limit. */
const LOCK = 7_309_003;

/** A limit that a payout exceeds. */
export interface Exceeded {
  readonly limit: PayoutLimit;
  /** The payout together with what counts beside it; in cents. */
  readonly cents: Cents;
  /** The limit in cents. */
  readonly most: Cents;
}

/** The input of `exceededBy`: the limits as they are set, and the other payouts within the day. */
export interface LimitRow {
  readonly amount_cents: Cents | null;
  readonly limit_each: string;
  readonly limit_account_day: string;
  readonly limit_day: string;
  readonly account_day_cents: Cents;
  readonly day_cents: Cents;
}

/**
 * The columns of a `LimitRow` except its amount, for any statement that reads pending payouts. If the operator has not
 * set a limit, live mode approves nothing automatically; with sample money there is no limit.
 */
export function limitColumns({ mode }: Pick<Config, 'mode'>, place: PayoutPlace): string {
  const unset = mode === 'live' ? '0' : NO_LIMIT;
  const set = (limit: PayoutLimit) => `COALESCE((SELECT value FROM settings WHERE key = '${limit}'), '${unset}')`;
  return `${set(LIMIT_PER_PAYOUT)} AS limit_each, ${set(LIMIT_ACCOUNT_DAY)} AS limit_account_day,
    ${set(LIMIT_DAY)} AS limit_day, ${sumColumns(place)}`;
}

/**
 * The first limit that a payout exceeds; undefined if it is within all limits. A payout of exactly the limit is within
 * it.
 */
export function exceededBy(row: LimitRow): Exceeded | undefined {
  const amount = row.amount_cents ?? 0n;
  const sums = [
    [LIMIT_PER_PAYOUT, row.limit_each, amount],
    [LIMIT_ACCOUNT_DAY, row.limit_account_day, amount + row.account_day_cents],
    [LIMIT_DAY, row.limit_day, amount + row.day_cents],
  ] as const;
  for (const [limit, set, cents] of sums) {
    if (set === NO_LIMIT) continue;
    const most = fromWire(set);
    if (cents > most) return { limit, cents, most };
  }
  return undefined;
}

/** Such as `payouts.limitDay: 1200.00 of 1000.00`. */
export function exceededText({ limit, cents, most }: Exceeded): string {
  return `${limit}: ${toWire(cents)} of ${toWire(most)}`;
}

/**
 * PAYOUT-3: the limit that a pending payout exceeds. Withdrawals and purchases are counted together: those approved
 * within the last 24 hours, and those requested earlier within that time that wait for a person.
 *
 * Two concurrent payouts cannot both pass: the caller holds one database-wide lock from this question to the end of its
 * transaction, in which it also writes the approval. The next caller gets the lock after that commit, and reads
 * settings and sums in a statement that starts afterwards. New withdrawal requests need no lock, because a person
 * starts each of them. Lock the payout and its account first; the end of the audit log is locked after it.
 */
export async function lockedExceededLimit(
  tx: Queryable,
  { clock, config }: RestrictionDeps,
  { list, id }: { readonly list: 'withdrawals' | 'orders'; readonly id: string },
): Promise<Exceeded | undefined> {
  await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  const columns = limitColumns(config, { payout: 'p', now: '$2' });
  const row = singleRow(
    await tx.query<LimitRow>(`SELECT p.amount_cents, ${columns} FROM ${list} p WHERE p.id = $1`, [id, clock()]),
  );
  return exceededBy(row);
}
