import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { messageOf } from '../../words/sentences.ts';
import { depositChanged } from './depositChanged.ts';

/** PAY-3: the deposit was already confirmed or declined, and cannot change any more. */
export const decided = {
  status: 409,
  code: 'wrong_state',
  ...messageOf('deposit_decided'),
} as const satisfies Refusal;

/** PAY-2: sets or removes the investor's claim to have paid. It moves no money (HONEST-3). */
export function createPay(call: Call<'createPay'>, context: Context): Promise<Reply<'createPay'>> {
  const { body, caller } = call;
  const paid = body.paid === 'Paid';
  return once('createPay', call, context, async (tx): Promise<Reply<'createPay'>> => {
    const marked = await tx.query(
      `UPDATE deposits SET paid = $3 WHERE id = $1 AND user_id = $2 AND status = 'pending' RETURNING id`,
      [body.depositId, caller.userId, paid],
    );
    if (marked.length === 1) {
      await depositChanged(tx, context.clock, caller.userId, body.depositId);
      return {
        status: 200,
        body: { bool: true, ...messageOf(paid ? 'payment_marked' : 'payment_unmarked'), paid: body.paid },
      };
    }
    const existing = await tx.query('SELECT id FROM deposits WHERE id = $1 AND user_id = $2', [
      body.depositId,
      caller.userId,
    ]);
    return existing.length === 1 ? decided : refusals.notFound;
  });
}
