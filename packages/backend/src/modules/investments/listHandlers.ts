import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readHandlers } from './handlerView.ts';

/** DASH-7: the caller's deposit plans. The id of another account gives 404, as if it did not exist (API-3). */
export async function listHandlers(
  { caller, params }: Call<'listHandlers'>,
  { clock, db }: Context,
): Promise<Reply<'listHandlers'>> {
  if (params.id !== caller.userId) return refusals.notFound;
  return { status: 200, body: { bool: true, message: { handler: await readHandlers(db, clock, caller.userId) } } };
}
