import type { Config } from '../config/Config.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { type Cents, fromWire, toWire } from '../money.ts';
import type { RestrictionDeps } from './payoutRestriction.ts';
import { type PayoutPlace, sumColumns } from './payoutSums.ts';

/** The settings (PAYOUT-3): how much may leave in one payout, from one account in a day, and from all accounts in a day. */
export const LIMIT_EACH = 'payouts.limitEach';
export const LIMIT_ACCOUNT_DAY = 'payouts.limitAccountDay';
export const LIMIT_DAY = 'payouts.limitDay';

export type PayoutLimit = typeof LIMIT_EACH | typeof LIMIT_ACCOUNT_DAY | typeof LIMIT_DAY;

/** What such a setting may be, besides an amount of dollars. */
export const NO_LIMIT = 'no limit';

/** Names the decision about a limit among the advisory locks of the database. */
const LOCK = 7_309_003;

/** A limit that a payout is above. */
export interface Exceeded {
  readonly limit: PayoutLimit;
  /** What the payout comes to, with what counts beside it; in cents. */
  readonly cents: Cents;
  /** What the limit allows. */
  readonly most: Cents;
}

/** What `exceededBy` reads: each limit as it is set, and what else leaves within the day. */
export interface LimitRow {
  readonly amount_cents: Cents | null;
  readonly limit_each: string;
  readonly limit_account_day: string;
  readonly limit_day: string;
  readonly account_day_cents: Cents;
  readonly day_cents: Cents;
}

/**
 * The columns of a `LimitRow` but its amount, for any statement that reads pending payouts. Where the operator has set nothing,
 * live mode lets nothing through without a person; with sample money there is no limit.
 */
export function limitColumns({ mode }: Pick<Config, 'mode'>, place: PayoutPlace): string {
  const unset = mode === 'live' ? '0' : NO_LIMIT;
  const set = (limit: PayoutLimit) => `COALESCE((SELECT value FROM settings WHERE key = '${limit}'), '${unset}')`;
  return `${set(LIMIT_EACH)} AS limit_each, ${set(LIMIT_ACCOUNT_DAY)} AS limit_account_day,
    ${set(LIMIT_DAY)} AS limit_day, ${sumColumns(place)}`;
}

/** The first limit that a payout is above; undefined where it is within all of them. Exactly a limit is within it. */
export function exceededBy(row: LimitRow): Exceeded | undefined {
  const amount = row.amount_cents ?? 0n;
  const sums = [
    [LIMIT_EACH, row.limit_each, amount],
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
 * PAYOUT-3: the limit that a pending payout is above, withdrawals and purchases counted together: those that were let through
 * in the last 24 hours, and those that were requested before this one in that time and wait for a person.
 *
 * Two at once cannot both pass. Whoever asks holds one lock of the whole database from the question to the end of the
 * transaction, in which it also writes that the payout is let through. The next one gets the lock after that commit, and
 * reads settings and sums in a statement that begins afterwards. Withdrawals that are requested meanwhile need no lock: a
 * person starts each. Lock the payout and its account first; the end of the audit comes behind.
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
