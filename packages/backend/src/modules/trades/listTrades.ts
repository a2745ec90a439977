import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readCursor, toPage, wrongCursor } from '../../paging/page.ts';
import { readTrades, toTrade } from './tradeView.ts';

/** PROF-1, PROF-4: a page of the caller's trades, newest first. */
export async function listTrades({ body, caller }: Call<'listTrades'>, { db }: Context): Promise<Reply<'listTrades'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const cursor = readCursor(body.cursor);
  if (!cursor) return wrongCursor;
  const rows = await readTrades(db, caller.userId, cursor, body.limit + 1);
  return { status: 200, body: { bool: true, ...toPage(rows, body.limit, toTrade) } };
}
