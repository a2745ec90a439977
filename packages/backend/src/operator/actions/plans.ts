import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { offer } from '../../modules/investments/listPackages.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { change } from '../outcome.ts';
import { OperatorFault } from '../result.ts';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price_cents: Cents;
  readonly currency: string;
  readonly features: readonly string[];
  readonly retired_at: Date | null;
}

const PLANS = `SELECT id, name, price_cents, currency, retired_at,
  COALESCE((SELECT json_agg(feature ORDER BY position) FROM plan_features WHERE plan_id = plans.id), '[]') AS features
  FROM plans`;
const FEATURE_MAX = 120;
const FEATURES_MAX = 20;

/** OPS-1: the plans on offer (PLAN-1). In live mode, only this command creates plans. */
export const planActions: Actions<'plans list' | 'plans set'> = {
  async 'plans list'(_call, { db }) {
    const plans = await db.query<Plan>(`${PLANS} ORDER BY price_cents, name`);
    return {
      rows: plans.map(({ id, name, price_cents, currency, features, retired_at }) => ({
        id,
        name,
        price: toWire(price_cents),
        currency,
        offered: retired_at === null,
        features: features.join('; '),
      })),
    };
  },

  async 'plans set'({ input, actor }, { db, clock }) {
    const { name } = input;
    const features = input.features === undefined ? undefined : readFeatures(input.features);
    const result = await db.tx(async (tx) => {
      const before = await planOf(tx, name);
      const price = input.price ?? before?.price_cents;
      if (price === undefined) throw new OperatorFault('A new plan needs --price.');
      const offered = input.offered === undefined ? (before?.retired_at ?? null) === null : input.offered === 'yes';
      const id = await upsert(tx, clock, { name, price, offered });
      if (features) await writeFeatures(tx, id, features);
      const changed = JSON.stringify(essence(before)) !== JSON.stringify(essence(await planOf(tx, name)));
      if (changed) {
        const detail = JSON.stringify({ name, price: toWire(price), offered, features });
        await audit(tx, clock, { actor, action: 'plan.set', object: id, detail });
      }
      return change(changed, `Plan ${name} is set.`, `Plan ${name} already has these values.`);
    });
    offer.forget(db);
    return result;
  },
};

async function planOf(tx: Queryable, name: string): Promise<Plan | undefined> {
  const [plan] = await tx.query<Plan>(`${PLANS} WHERE name = $1`, [name]);
  return plan;
}

/**
 * The values that are compared to find whether a plan changed. Of its retirement, only whether it is retired counts.
 */
function essence(plan: Plan | undefined): unknown {
  return plan && [toWire(plan.price_cents), plan.retired_at === null, plan.features];
}

async function upsert(
  tx: Queryable,
  clock: Clock,
  { name, price, offered }: { name: string; price: Cents; offered: boolean },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO plans (id, name, price_cents, currency, retired_at) VALUES ($1, $2, $3, 'USD', $4)
     ON CONFLICT (name) DO UPDATE SET price_cents = excluded.price_cents, retired_at = excluded.retired_at RETURNING id`,
    [newId(clock), name, price, offered ? null : clock()],
  );
  return singleRow(rows).id;
}

async function writeFeatures(tx: Queryable, planId: string, features: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM plan_features WHERE plan_id = $1', [planId]);
  for (const [position, feature] of features.entries()) {
    await tx.query('INSERT INTO plan_features (plan_id, position, feature) VALUES ($1, $2, $3)', [
      planId,
      position,
      feature,
    ]);
  }
}

function readFeatures(text: string): string[] {
  const features = text.split(';').flatMap((feature) => feature.trim() || []);
  if (features.length > FEATURES_MAX || features.some((feature) => Array.from(feature).length > FEATURE_MAX))
    throw new OperatorFault(`--features takes at most ${FEATURES_MAX} texts of at most ${FEATURE_MAX} characters.`);
  return features;
}
