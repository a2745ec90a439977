import { completeWithdrawal, rejectWithdrawal } from '../../modules/withdrawals/decideWithdrawal.ts';
import { DESTINATION_COLUMNS, type DestinationRow, destinationOf } from '../../modules/withdrawals/destination.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';
import { outcome } from '../outcome.ts';
import { firstOfTwo } from '../secondPerson.ts';

interface Row extends DestinationRow {
  readonly created_at: Date;
  readonly email: string;
  readonly amount_cents: Cents;
  readonly method: string;
  readonly status: string;
  readonly reason: string | null;
}

const COLUMNS = `${DESTINATION_COLUMNS.split(', ')
  .map((name) => `w.${name}`)
  .join(', ')}, w.created_at, u.email, w.amount_cents, w.method, w.status, w.reason`;

/** Instead of a destination that was given up with its key, see `keys abandon`. */
const LOST = 'lost with its data key: ask the investor, or reject it';

/** OPS-1: whoever pays a withdrawal out has to see where it goes, whole. */
export const withdrawalActions: Actions<'withdrawals list' | 'withdrawals complete' | 'withdrawals reject'> = {
  async 'withdrawals list'({ input }, { db, sealer }) {
    const rows = await db.query<Row>(
      `SELECT ${COLUMNS} FROM withdrawals w JOIN users u ON u.id = w.user_id
       WHERE $1 = 'all' OR w.status = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT $2`,
      [input.status ?? 'Pending', LIST_ROWS],
    );
    return {
      rows: rows.map((row) => ({
        id: row.id,
        date: row.created_at.toISOString(),
        email: row.email,
        amount: toWire(row.amount_cents),
        method: row.method,
        destination: Object.values(destinationOf(sealer, row)).join(', ') || LOST,
        status: row.status,
        reason: row.reason,
      })),
    };
  },
  async 'withdrawals complete'({ input: { id }, actor }, context) {
    const { db, clock } = context;
    return db.tx(async (tx) => {
      const first = await firstOfTwo(tx, clock, { id, actor });
      if (first) return first;
      const decided = await completeWithdrawal(tx, context, { id, actor, reason: null });
      return outcome(decided, `Withdrawal ${id}`, 'is completed');
    });
  },
  async 'withdrawals reject'({ input: { id, reason }, actor }, context) {
    const decided = await context.db.tx((tx) => rejectWithdrawal(tx, context, { id, actor, reason }));
    return outcome(decided, `Withdrawal ${id}`, 'is rejected');
  },
};
