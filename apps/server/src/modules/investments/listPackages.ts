import type { Plan } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { prepare } from '../../http/prepared.ts';
import { toWire } from '../../money.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly price_cents: bigint;
  readonly currency: string;
  readonly features: readonly string[] | null;
}

/** SIGNUP-1: the plans on offer, cheapest first. */
export async function listPackages(_call: Call<'listPackages'>, { db }: Context): Promise<Reply<'listPackages'>> {
  const rows = await db.query<Row>(
    `SELECT id, name, price_cents, currency,
       (SELECT json_agg(feature ORDER BY position) FROM plan_features WHERE plan_id = plans.id) AS features
     FROM plans WHERE retired_at IS NULL ORDER BY price_cents, name LIMIT 200`,
  );
  const body = { bool: true as const, message: rows.map(toPlan) };
  return { status: 200, headers: { 'Cache-Control': 'public, max-age=60' }, prepared: prepare(body) };
}

function toPlan({ id, name, price_cents, currency, features }: Row): Plan {
  return { _id: id, name, price: toWire(price_cents), currency, features: [...(features ?? [])] };
}
