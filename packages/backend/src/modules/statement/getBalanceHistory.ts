import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readBalances } from './balances.ts';

/** HONEST-6: the available balance over time. */
export async function getBalanceHistory(
  { caller, query }: Call<'getBalanceHistory'>,
  { clock, db }: Context,
): Promise<Reply<'getBalanceHistory'>> {
  return { status: 200, body: { bool: true, message: await readBalances(db, caller.userId, query.range, clock()) } };
}
