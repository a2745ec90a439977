import type { BalancePoint } from '@keel/contract';
import { after, DAY } from '../../clock.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import { CREDITS, DEBITS } from './moves.ts';

/** The time that a history covers. */
export type Range = 'week' | 'month' | 'quarter' | 'all';

/** The length of each range in ms, null for everything, and into how many steps it is divided. */
const RANGES: Readonly<Record<Range, { readonly ms: number | null; readonly steps: number }>> = {
  week: { ms: 7 * DAY, steps: 28 },
  month: { ms: 30 * DAY, steps: 30 },
  quarter: { ms: 91 * DAY, steps: 91 },
  all: { ms: null, steps: 120 },
};

interface StepRow {
  readonly available: Cents;
  /** The start of the history; null if the account has no entries. */
  readonly start: Date | null;
  /** The number of the first point that includes the changes of `delta`; null if there are none. */
  readonly step: number | null;
  readonly delta: Cents | null;
}

/**
 * The change of the available balance between each two points of the history ($1 user, $2 now, $3 ms or null, $4 steps). One
 * statement, so that the changes and the current balance are consistent.
 */
const CHANGES = `
  WITH account AS (
    SELECT id, credits_posted - debits_posted - debits_pending AS available
    FROM ledger_accounts WHERE owner_user_id = $1),
  moves AS (${DEBITS} UNION ALL ${CREDITS}),
  span AS (
    SELECT GREATEST(MIN(created_at), $2::timestamptz - $3::bigint * interval '1 millisecond') AS start
    FROM moves HAVING COUNT(*) > 0),
  steps AS (
    SELECT LEAST($4::int, CEIL($4::int * EXTRACT(EPOCH FROM m.created_at - span.start)
        / NULLIF(EXTRACT(EPOCH FROM $2::timestamptz - span.start), 0)))::int AS step, SUM(m.delta)::bigint AS delta
    FROM moves m, span WHERE m.created_at > span.start GROUP BY 1)
  SELECT account.available, span.start, steps.step, steps.delta
  FROM account LEFT JOIN span ON true LEFT JOIN steps ON true`;

/** The available balance at evenly spaced times up to `now`, oldest first; empty for an account without entries. */
export async function readBalances(db: Queryable, userId: string, range: Range, now: Date): Promise<BalancePoint[]> {
  const { ms, steps } = RANGES[range];
  const rows = await db.query<StepRow>(CHANGES, [userId, now, ms, steps]);
  const { available, start } = singleRow(rows.slice(0, 1));
  if (start === null) return [];
  const changes = new Map(rows.map(({ step, delta }) => [step, delta ?? 0n]));
  const length = now.getTime() - start.getTime();
  if (length <= 0) return [{ date: now.toISOString(), balance: toWire(available) }];
  const points: BalancePoint[] = [];
  let balance = available;
  for (let step = steps; step >= 0; step--) {
    const date = after(now, -Math.round((length * (steps - step)) / steps)).toISOString();
    points.unshift({ date, balance: toWire(balance) });
    balance -= changes.get(step) ?? 0n;
  }
  return points;
}
