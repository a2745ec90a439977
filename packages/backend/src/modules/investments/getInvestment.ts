import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readInvestment } from './investmentView.ts';

/** DASH-2, DASH-5: the caller's investment. The id of another account gives 404, as if it did not exist (API-3). */
export async function getInvestment(
  { caller, params }: Call<'getInvestment'>,
  { db }: Context,
): Promise<Reply<'getInvestment'>> {
  if (params.id !== caller.userId) return refusals.notFound;
  return { status: 200, body: { bool: true, message: await readInvestment(db, caller.userId) } };
}
