import type { Plan } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { toWire } from '../../money.ts';

interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly price_cents: bigint;
  readonly currency: string;
  readonly features: readonly string[] | null;
}

/** The plans on offer, cheapest first. */
export async function plansOnOffer(db: Queryable): Promise<Plan[]> {
  const rows = await db.query<PlanRow>(
    `SELECT id, name, price_cents, currency,
       (SELECT json_agg(feature ORDER BY position) FROM plan_features WHERE plan_id = plans.id) AS features
     FROM plans WHERE retired_at IS NULL ORDER BY price_cents, name LIMIT 200`,
  );
  return rows.map(toPlan);
}

function toPlan({ id, name, price_cents, currency, features }: PlanRow): Plan {
  return { _id: id, name, price: toWire(price_cents), currency, features: [...(features ?? [])] };
}
