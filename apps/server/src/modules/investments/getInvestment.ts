import type { Context } from '../../context.ts';
import { only } from '../../db/Db.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals } from '../../http/refusals.ts';
import { INVESTMENT_JSON, type InvestmentJson, toInvestment } from './investmentView.ts';

/** DASH-2, DASH-5. Another's id is not found, as if it did not exist (API-3). */
export async function getInvestment(
  { caller, params }: Call<'getInvestment'>,
  { db }: Context,
): Promise<Reply<'getInvestment'>> {
  if (params.id !== caller.userId) return refusals.notFound;
  const { investment } = only(
    await db.query<{ investment: InvestmentJson }>(`SELECT ${INVESTMENT_JSON('$1')} AS investment`, [caller.userId]),
  );
  return { status: 200, body: { bool: true, message: toInvestment(investment) } };
}
