import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readCursor, toPage, wrongCursor } from '../../paging/page.ts';
import { readOrders, toOrder } from './orderView.ts';

/** WALLET-7, WALLET-8: a page of the caller's orders, newest first. */
export async function listOrders({ body, caller }: Call<'listOrders'>, { db }: Context): Promise<Reply<'listOrders'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const cursor = readCursor(body.cursor);
  if (!cursor) return wrongCursor;
  const rows = await readOrders(db, caller.userId, cursor, body.limit + 1);
  return { status: 200, body: { bool: true, ...toPage(rows, body.limit, toOrder) } };
}
