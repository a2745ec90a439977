import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readOrder, toOrder } from './orderView.ts';

/** WALLET-7: finds the order of a call whose answer was lost. */
export async function findOrder({ body, caller }: Call<'findOrder'>, { db }: Context): Promise<Reply<'findOrder'>> {
  const row = await readOrder(db, caller.userId, 'attempt', body.attempt);
  const message = row ? 'Order found.' : 'There is no such order.';
  return { status: 200, body: { bool: true, message, order: row ? toOrder(row) : null } };
}
