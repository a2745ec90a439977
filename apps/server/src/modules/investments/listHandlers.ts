import type { Handler } from '@keel/contract';
import { DAY } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals } from '../../http/refusals.ts';
import { toWire } from '../../money.ts';

interface Row {
  readonly status: Handler['status'];
  readonly deposits_required: number;
  readonly deposits_made: number;
  readonly deposit_amount_cents: bigint;
  readonly started_at: Date;
  readonly days: number;
}

/** DASH-7. Another's id is not found, as if it did not exist (API-3). */
export async function listHandlers(
  { caller, params }: Call<'listHandlers'>,
  { clock, db }: Context,
): Promise<Reply<'listHandlers'>> {
  if (params.id !== caller.userId) return refusals.notFound;
  const rows = await db.query<Row>(
    `SELECT status, deposits_required, deposits_made, deposit_amount_cents, started_at, days
     FROM handlers WHERE user_id = $1 ORDER BY started_at DESC, id DESC LIMIT 200`,
    [caller.userId],
  );
  return { status: 200, body: { bool: true, message: { handler: rows.map((row) => toHandler(row, clock())) } } };
}

function toHandler(row: Row, now: Date): Handler {
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
