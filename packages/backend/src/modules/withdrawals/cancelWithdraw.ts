import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { once } from '../../idempotency/once.ts';
import { messageOf } from '../../words/sentences.ts';
import { cancelOwnWithdrawal } from './decideWithdrawal.ts';
import { toWithdrawal, WITHDRAWAL_COLUMNS, type WithdrawalRow } from './withdrawalView.ts';

const decided = {
  status: 409,
  code: 'wrong_state',
  ...messageOf('withdrawal_decided'),
} as const satisfies Refusal;

const processing = {
  status: 409,
  code: 'wrong_state',
  ...messageOf('withdrawal_processing'),
} as const satisfies Refusal;

/** WD-5, PAYOUT-2: cancels a withdrawal that nobody has started to pay; its money is available again. */
export async function cancelWithdraw(call: Call<'cancelWithdraw'>, context: Context): Promise<Reply<'cancelWithdraw'>> {
  const { body, caller } = call;
  const id = body._id;
  if (body.user !== caller.userId) return refusals.userMismatch;
  return once('cancelWithdraw', call, context, async (tx): Promise<Reply<'cancelWithdraw'>> => {
    const existing = await tx.query('SELECT id FROM withdrawals WHERE id = $1 AND user_id = $2', [id, caller.userId]);
    if (existing.length === 0) return refusals.notFound;
    const done = await cancelOwnWithdrawal(tx, context, { id, actor: caller.userId, reason: null });
    if (!done.ok && done.code === 'claimed') return processing;
    if (!done.ok || !done.changed) return decided;
    const row = singleRow(
      await tx.query<WithdrawalRow>(`SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawals WHERE id = $1`, [id]),
    );
    return {
      status: 200,
      body: { bool: true, ...messageOf('withdrawal_cancelled'), withdrawal: toWithdrawal(row, context.sealer) },
    };
  });
}
