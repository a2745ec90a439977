import type { Investment } from '@keel/contract';
import { after, DAY } from '../../clock.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { toWire } from '../../money.ts';

/** The JSON of `INVESTMENT_JSON`. Amounts are cents as text, because a JSON number would round large values. */
export interface InvestmentJson {
  readonly profit: string;
  readonly bonus: string;
  readonly deposited: string;
  readonly active: {
    readonly plan: string;
    readonly amount: string;
    readonly profit: string;
    readonly date: string;
    readonly days: number | null;
  } | null;
}

/** An SQL expression for an `InvestmentJson`. `user` is a column or a parameter, never a value. */
export const INVESTMENT_JSON = (user: 's.user_id' | '$1') => `json_build_object(
  'profit', (SELECT COALESCE(SUM(profit_cents - moved_cents), 0)::text FROM investments WHERE user_id = ${user}),
  'bonus', (SELECT COALESCE(SUM(referral_bonus_cents), 0)::text FROM investments WHERE user_id = ${user}),
  'deposited', (SELECT COALESCE(SUM(COALESCE(credited_cents, amount_cents)), 0)::text FROM deposits
    WHERE user_id = ${user} AND status = 'confirmed'),
  'active', (SELECT json_build_object('plan', p.name, 'amount', i.amount_cents::text, 'profit', i.profit_cents::text,
      'date', i.started_at, 'days', i.days)
    FROM investments i JOIN plans p ON p.id = i.plan_id WHERE i.user_id = ${user} AND i.is_active))`;

/** The current investments of a user. */
export async function readInvestment(db: Queryable, userId: string): Promise<Investment> {
  const { investment } = singleRow(
    await db.query<{ investment: InvestmentJson }>(`SELECT ${INVESTMENT_JSON('$1')} AS investment`, [userId]),
  );
  return toInvestment(investment);
}

/** Converts the summary to the contract (DASH-2, DASH-5). */
export function toInvestment({ profit, bonus, deposited, active }: InvestmentJson): Investment {
  return {
    totalProfit: toWire(BigInt(profit)),
    referralBonus: toWire(BigInt(bonus)),
    totalDeposit: toWire(BigInt(deposited)),
    isActive: active !== null,
    investmentPlan: active?.plan ?? null,
    amount: active && toWire(BigInt(active.amount)),
    date: active && new Date(active.date).toISOString(),
    profit: active && toWire(BigInt(active.profit)),
    endDate: active && endOf(active),
  };
}

/** The end of the term; null if no term was agreed. */
function endOf({ date, days }: NonNullable<InvestmentJson['active']>): string | null {
  return days === null ? null : after(new Date(date), days * DAY).toISOString();
}
