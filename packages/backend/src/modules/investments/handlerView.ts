import type { Handler } from '@keel/contract';
import { type Clock, DAY } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { toWire } from '../../money.ts';

interface DepositPlanRow {
  readonly status: Handler['status'];
  readonly deposits_required: number;
  readonly deposits_made: number;
  readonly deposit_amount_cents: bigint;
  readonly started_at: Date;
  readonly days: number;
}

/** The deposit plans of a user with their current state, newest first (DASH-7). */
export async function readHandlers(db: Queryable, clock: Clock, userId: string): Promise<Handler[]> {
  const rows = await db.query<DepositPlanRow>(
    `SELECT status, deposits_required, deposits_made, deposit_amount_cents, started_at, days
     FROM handlers WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT 200`,
    [userId],
  );
  return rows.map((row) => toHandler(row, clock()));
}

function toHandler(row: DepositPlanRow, now: Date): Handler {
  const daysGone = Math.floor((now.getTime() - row.started_at.getTime()) / DAY);
  return {
    status: row.status,
    paused: row.status === 'paused',
    totalDepositsRequired: row.deposits_required,
    depositsMade: row.deposits_made,
    depositAmount: toWire(row.deposit_amount_cents),
    daysLeft: Math.max(0, row.days - daysGone),
    startDate: row.started_at.toISOString(),
  };
}
