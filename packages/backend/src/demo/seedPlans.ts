import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';

const STARTER = ['Monthly report', 'Support by email'];
const GROWTH = [...STARTER, 'Support by phone', 'A named account manager'];
const PREMIUM = [...GROWTH, 'A review every quarter'];

/** The sample offer. Each plan includes the features of the smaller one. No feature promises a return (HONEST-4). */
const PLANS = {
  Starter: { cents: 200_000n, features: STARTER },
  Growth: { cents: 1_000_000n, features: GROWTH },
  Premium: { cents: 5_000_000n, features: PREMIUM },
} as const;

type PlanName = keyof typeof PLANS;

/** Inserts missing sample plans, and returns the ids by name. */
export async function seedPlans(tx: Queryable, clock: Clock): Promise<Record<PlanName, string>> {
  const ids: Partial<Record<PlanName, string>> = {};
  for (const name of Object.keys(PLANS) as PlanName[]) ids[name] = await seedPlan(tx, clock, name);
  return ids as Record<PlanName, string>;
}

/** A plan that exists keeps the features that it has. */
async function seedPlan(tx: Queryable, clock: Clock, name: PlanName): Promise<string> {
  const { cents, features } = PLANS[name];
  const [inserted] = await tx.query<{ id: string }>(
    `INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, $2, $3, 'USD')
     ON CONFLICT (name) DO NOTHING RETURNING id`,
    [newId(clock), name, cents],
  );
  if (!inserted) return singleRow(await tx.query<{ id: string }>('SELECT id FROM plans WHERE name = $1', [name])).id;
  for (const [position, feature] of features.entries()) {
    await tx.query('INSERT INTO plan_features (plan_id, position, feature) VALUES ($1, $2, $3)', [
      inserted.id,
      position,
      feature,
    ]);
  }
  return inserted.id;
}
