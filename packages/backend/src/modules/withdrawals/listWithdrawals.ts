import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readCursor, toPage, wrongCursor } from '../../paging/page.ts';
import { readWithdrawals, toWithdrawal } from './withdrawalView.ts';

/** WD-1, WD-4: a page of the caller's withdrawals, newest first. */
export async function listWithdrawals(
  { body, caller }: Call<'listWithdrawals'>,
  { db, sealer }: Context,
): Promise<Reply<'listWithdrawals'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const cursor = readCursor(body.cursor);
  if (!cursor) return wrongCursor;
  const rows = await readWithdrawals(db, caller.userId, cursor, body.limit + 1);
  return { status: 200, body: { bool: true, ...toPage(rows, body.limit, (row) => toWithdrawal(row, sealer)) } };
}
