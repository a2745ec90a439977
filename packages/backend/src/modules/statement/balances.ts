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
  /** The number of the step, from 1; null if the whole history has no changes. */
  readonly step: number | null;
  /** The sum of the changes in the step. */
  readonly delta: Cents;
  /** The lowest and the highest change since the start that was reached in the step, and when. */
  readonly low: Cents;
  readonly low_at: Date;
  readonly high: Cents;
  readonly high_at: Date;
}

/**
 * The changes of the available balance in each step of the history ($1 user, $2 now, $3 its length in ms or null, $4
 * number of steps). One statement, so that the changes and the current balance are consistent. Changes at the same time
 * count as one.
 */
const CHANGES = `
  WITH account AS (
    SELECT id, credits_posted - debits_posted - debits_pending AS available
    FROM ledger_accounts WHERE owner_user_id = $1),
  moves AS (${DEBITS} UNION ALL ${CREDITS}),
  span AS (
    SELECT GREATEST(MIN(created_at), $2::timestamptz - $3::bigint * interval '1 millisecond') AS start
    FROM moves HAVING COUNT(*) > 0),
  changes AS (
    SELECT LEAST($4::int, CEIL($4::int * EXTRACT(EPOCH FROM m.created_at - span.start)
        / NULLIF(EXTRACT(EPOCH FROM $2::timestamptz - span.start), 0)))::int AS step,
      m.created_at, m.delta, SUM(m.delta) OVER (ORDER BY m.created_at)::bigint AS total
    FROM moves m, span WHERE m.created_at > span.start),
  steps AS (
    SELECT step, SUM(delta)::bigint AS delta,
      MIN(total) AS low, (ARRAY_AGG(created_at ORDER BY total))[1] AS low_at,
      MAX(total) AS high, (ARRAY_AGG(created_at ORDER BY total DESC))[1] AS high_at
    FROM changes GROUP BY step)
  SELECT account.available, span.start, steps.*
  FROM account LEFT JOIN span ON true LEFT JOIN steps ON true`;

/**
 * The available balance at evenly spaced times up to `now`, oldest first. A time between two of them is added if the
 * balance was higher or lower there than at both. Empty for an account without entries.
 */
export async function readBalances(db: Queryable, userId: string, range: Range, now: Date): Promise<BalancePoint[]> {
  const { ms, steps } = RANGES[range];
  const rows = await db.query<StepRow>(CHANGES, [userId, now, ms, steps]);
  const { available, start } = singleRow(rows.slice(0, 1));
  if (start === null) return [];
  const length = now.getTime() - start.getTime();
  if (length <= 0) return [pointOf(now, available)];
  const changes = new Map(rows.flatMap((row) => (row.step === null ? [] : [[row.step, row] as const])));
  const opening = [...changes.values()].reduce((balance, { delta }) => balance - delta, available);
  const points = [pointOf(start, opening)];
  let balance = opening;
  for (let step = 1; step <= steps; step++) {
    const change = changes.get(step);
    const next = balance + (change?.delta ?? 0n);
    if (change !== undefined) points.push(...extremesOf(change, opening, [balance, next]));
    points.push(pointOf(after(now, -Math.round((length * (steps - step)) / steps)), next));
    balance = next;
  }
  return points;
}

/** The lowest and the highest balance within a step, if it is lower or higher than at both ends of the step. */
function extremesOf(change: StepRow, opening: Cents, ends: readonly [Cents, Cents]): BalancePoint[] {
  const low = { at: change.low_at, balance: opening + change.low };
  const high = { at: change.high_at, balance: opening + change.high };
  return [
    ...(ends.every((end) => low.balance < end) ? [low] : []),
    ...(ends.every((end) => high.balance > end) ? [high] : []),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, balance }) => pointOf(at, balance));
}

function pointOf(at: Date, balance: Cents): BalancePoint {
  return { date: at.toISOString(), balance: toWire(balance) };
}
