import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readCursor, toPage, wrongCursor } from '../../paging/page.ts';
import { readDeposits, toDeposit } from './depositView.ts';

/** DEP-1, DEP-6: a page of the caller's deposits, newest first. */
export async function listDeposits(
  { body, caller }: Call<'listDeposits'>,
  { db }: Context,
): Promise<Reply<'listDeposits'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const cursor = readCursor(body.cursor);
  if (!cursor) return wrongCursor;
  const rows = await readDeposits(db, caller.userId, cursor, body.limit + 1);
  return { status: 200, body: { bool: true, ...toPage(rows, body.limit, toDeposit) } };
}
