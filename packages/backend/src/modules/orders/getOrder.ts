import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readOrder, toOrder } from './orderView.ts';

/** WALLET-7: an order of the caller. */
export async function getOrder({ params, caller }: Call<'getOrder'>, { db }: Context): Promise<Reply<'getOrder'>> {
  const row = await readOrder(db, caller.userId, 'id', params.id);
  if (!row) return refusals.notFound;
  return { status: 200, body: { bool: true, message: 'Order found.', order: toOrder(row) } };
}
