import { completeWithdrawal, rejectWithdrawal } from '../../modules/withdrawals/decideWithdrawal.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';
import { outcome } from '../outcome.ts';
import { firstOfTwo } from '../secondPerson.ts';

interface Row {
  readonly id: string;
  readonly created_at: Date;
  readonly email: string;
  readonly amount_cents: Cents;
  readonly method: string;
  readonly destination: Readonly<Record<string, string>>;
  readonly status: string;
  readonly reason: string | null;
}

/** OPS-1: whoever pays a withdrawal out has to see where it goes, whole. */
export const withdrawalActions: Actions<'withdrawals list' | 'withdrawals complete' | 'withdrawals reject'> = {
  async 'withdrawals list'({ input }, { db }) {
    const rows = await db.query<Row>(
      `SELECT w.id, w.created_at, u.email, w.amount_cents, w.method, w.destination, w.status, w.reason
       FROM withdrawals w JOIN users u ON u.id = w.user_id
       WHERE $1 = 'all' OR w.status = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT $2`,
      [input.status ?? 'Pending', LIST_ROWS],
    );
    return {
      rows: rows.map(({ id, created_at, email, amount_cents, method, destination, status, reason }) => ({
        id,
        date: created_at.toISOString(),
        email,
        amount: toWire(amount_cents),
        method,
        destination: Object.values(destination).join(', '),
        status,
        reason,
      })),
    };
  },
  async 'withdrawals complete'({ input: { id }, actor }, { db, clock }) {
    return db.tx(async (tx) => {
      const first = await firstOfTwo(tx, clock, { id, actor });
      if (first) return first;
      const decided = await completeWithdrawal(tx, clock, { id, actor, reason: null });
      return outcome(decided, `Withdrawal ${id}`, 'is completed');
    });
  },
  async 'withdrawals reject'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => rejectWithdrawal(tx, clock, { id, actor, reason }));
    return outcome(decided, `Withdrawal ${id}`, 'is rejected');
  },
};
