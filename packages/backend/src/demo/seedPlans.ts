import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';

/** The sample offer. No feature promises a return (HONEST-4). */
const PLANS = {
  Starter: { cents: 200_000n, features: ['Monthly statement', 'Support by email', 'Deposit in 8 currencies'] },
  Growth: {
    cents: 1_000_000n,
    features: ['Weekly statement', 'Support by email and phone', 'A named account manager'],
  },
  Premium: {
    cents: 5_000_000n,
    features: ['Daily statement', 'A dedicated account manager', 'A review every quarter'],
  },
} as const;

type PlanName = keyof typeof PLANS;

/** Inserts missing sample plans, and returns the ids by name. */
export async function seedPlans(tx: Queryable, clock: Clock): Promise<Record<PlanName, string>> {
  const ids: Partial<Record<PlanName, string>> = {};
  for (const name of Object.keys(PLANS) as PlanName[]) ids[name] = await seedPlan(tx, clock, name);
  return ids as Record<PlanName, string>;
}

async function seedPlan(tx: Queryable, clock: Clock, name: PlanName): Promise<string> {
  const { cents, features } = PLANS[name];
  await tx.query(
    `INSERT INTO plans (id, name, price_cents, currency) VALUES ($1, $2, $3, 'USD') ON CONFLICT (name) DO NOTHING`,
    [newId(clock), name, cents],
  );
  const { id } = singleRow(await tx.query<{ id: string }>('SELECT id FROM plans WHERE name = $1', [name]));
  for (const [position, feature] of features.entries()) {
    await tx.query(
      'INSERT INTO plan_features (plan_id, position, feature) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, position, feature],
    );
  }
  return id;
}
