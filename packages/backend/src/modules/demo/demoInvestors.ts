import type { DemoInvestor } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { SAMPLE_INVESTORS } from './sampleInvestors.ts';

type Name = DemoInvestor['as'];

const NAMES = Object.keys(SAMPLE_INVESTORS) as Name[];

/** The sample investors of this database that a visitor can continue as (DEMO-1), in their order. */
export async function demoInvestors(db: Queryable): Promise<DemoInvestor[]> {
  const rows = await db.query<{ email_lower: string }>(
    `SELECT email_lower FROM users WHERE email_lower = ANY($1::text[]) AND email_verified_at IS NOT NULL`,
    [NAMES.map((name) => SAMPLE_INVESTORS[name].email)],
  );
  const there = new Set(rows.map(({ email_lower }) => email_lower));
  return NAMES.filter((name) => there.has(SAMPLE_INVESTORS[name].email)).map((name) => {
    const { firstName, lastName, standing } = SAMPLE_INVESTORS[name];
    return { as: name, name: `${firstName} ${lastName}`, standing };
  });
}
