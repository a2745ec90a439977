import type { Context } from '../../context.ts';
import { only } from '../../db/Db.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { refusals } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { toWithdrawal, WITHDRAWAL_COLUMNS, type WithdrawalRow } from './withdrawalView.ts';

const CANCELLED = 'Withdrawal cancelled.';

const decided = {
  status: 409,
  code: 'wrong_state',
  message: 'This withdrawal was decided already.',
} as const satisfies Refusal;

/** WD-5: takes back a pending withdrawal; its money is available again. */
export async function cancelWithdraw(call: Call<'cancelWithdraw'>, context: Context): Promise<Reply<'cancelWithdraw'>> {
  const { body, caller } = call;
  const id = body._id;
  if (body.user !== caller.userId) return refusals.userMismatch;
  return once('cancelWithdraw', call, context, async (tx): Promise<Reply<'cancelWithdraw'>> => {
    const own = await tx.query('SELECT id FROM withdrawals WHERE id = $1 AND user_id = $2', [id, caller.userId]);
    if (own.length === 0) return refusals.notFound;
    const done = await decideWithdrawal(tx, context, { id, actor: caller.userId, reason: null }, 'Cancelled');
    if (!done.ok || !done.changed) return decided;
    const row = only(
      await tx.query<WithdrawalRow>(`SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawals WHERE id = $1`, [id]),
    );
    return { status: 200, body: { bool: true, message: CANCELLED, withdrawal: toWithdrawal(row, context.sealer) } };
  });
}
