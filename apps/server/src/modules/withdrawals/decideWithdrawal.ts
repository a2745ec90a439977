import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { only, type Queryable } from '../../db/Db.ts';
import { type Decided, type Decision, withReason } from '../../decisions/decision.ts';
import { settle } from '../../ledger/transfer.ts';
import { toText } from '../../money.ts';
import { notify } from '../notifications/notify.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { WITHDRAWAL_COLUMNS, type WithdrawalRow } from './withdrawalView.ts';

type Outcome = Exclude<WithdrawalRow['status'], 'Pending'>;

interface Row {
  readonly user_id: string;
  readonly status: WithdrawalRow['status'];
  readonly hold_transfer_id: string;
}

type Means = Pick<Context, 'clock' | 'sealer'>;

/** Whether the held money leaves or comes back (WD-5). */
const HOLD = { Completed: 'post', Rejected: 'void', Cancelled: 'void' } as const satisfies Record<Outcome, string>;

/** Says that a withdrawal was paid out: its held money is gone. Runs in the caller's transaction; kick the outbox after it. */
export function completeWithdrawal(tx: Queryable, means: Means, decision: Decision): Promise<Decided> {
  return decideWithdrawal(tx, means, decision, 'Completed');
}

/** Refuses a withdrawal: its held money is available again. Runs in the caller's transaction; kick the outbox after it. */
export function rejectWithdrawal(tx: Queryable, means: Means, decision: Decision): Promise<Decided> {
  return decideWithdrawal(tx, means, decision, 'Rejected');
}

/** Ends a pending withdrawal, once: a second time the same way changes nothing, another way is refused. */
export async function decideWithdrawal(
  tx: Queryable,
  means: Means,
  { id, actor, reason }: Decision,
  outcome: Outcome,
): Promise<Decided> {
  const { clock } = means;
  const [withdrawal] = await tx.query<Row>(
    'SELECT user_id, status, hold_transfer_id FROM withdrawals WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!withdrawal) return { ok: false, code: 'not_found' };
  if (withdrawal.status === outcome) return { ok: true, changed: false };
  if (withdrawal.status !== 'Pending') return { ok: false, code: 'wrong_state' };
  const resolution = await settle(tx, clock, withdrawal.hold_transfer_id, HOLD[outcome]);
  const row = only(
    await tx.query<WithdrawalRow>(
      `UPDATE withdrawals SET status = $2, decided_at = $3, resolution_transfer_id = $4, reason = $5 WHERE id = $1
       RETURNING ${WITHDRAWAL_COLUMNS}`,
      [id, outcome, clock(), resolution, reason],
    ),
  );
  await audit(tx, clock, { actor, action: `withdrawal.${outcome.toLowerCase()}`, object: id, reason });
  await tell(tx, means, withdrawal.user_id, row, reason);
  return { ok: true, changed: true };
}

const TOLD = {
  Completed: { title: 'Withdrawal paid out', was: 'was paid out' },
  Rejected: { title: 'Withdrawal rejected', was: 'was rejected, and its amount is available again' },
} as const;

/** Who cancelled a withdrawal knows of it. */
async function tell(tx: Queryable, means: Means, userId: string, row: WithdrawalRow, reason: string | null) {
  await withdrawalChanged(tx, means, userId, row);
  if (row.status !== 'Completed' && row.status !== 'Rejected') return;
  const { title, was } = TOLD[row.status];
  const message = withReason(`Your withdrawal of ${toText(row.amount_cents)} ${was}.`, reason);
  await notify(tx, { userId, title, message, kind: 'withdrawal', at: means.clock() });
}
