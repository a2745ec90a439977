import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { plansOnOffer } from './plans.ts';

/** PLAN-1, PLAN-2: the plans on offer and the one with which the account was opened. */
export async function listPlans({ caller }: Call<'listPlans'>, { db }: Context): Promise<Reply<'listPlans'>> {
  const user = singleRow(
    await db.query<{ package_id: string }>('SELECT package_id FROM users WHERE id = $1', [caller.userId]),
  );
  return { status: 200, body: { bool: true, message: await plansOnOffer(db), current: user.package_id } };
}
