import type { components } from '@keel/contract';
import { type Queryable, singleRow } from '../../db/Db.ts';

type Factor = components['schemas']['Factor'];

interface FactorRow {
  readonly id: string;
  readonly kind: Factor['kind'];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** The second factors of an account, oldest first. */
export async function factorsOf(db: Queryable, userId: string): Promise<Factor[]> {
  const rows = await db.query<FactorRow>(
    `SELECT id, 'passkey' AS kind, name, created_at, last_used_at FROM passkeys WHERE user_id = $1
     UNION ALL
     SELECT id, 'authenticator', name, confirmed_at, last_used_at FROM authenticators
     WHERE user_id = $1 AND confirmed_at IS NOT NULL
     ORDER BY 4, 1`,
    [userId],
  );
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** The ways by which an account can prove itself; empty if it has no second factor. */
export async function factorWaysOf(db: Queryable, userId: string): Promise<components['schemas']['FactorWay'][]> {
  const { passkey, code, recovery } = singleRow(
    await db.query<{ passkey: boolean; code: boolean; recovery: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1) AS passkey,
         EXISTS (SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS code,
         EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL) AS recovery`,
      [userId],
    ),
  );
  if (!passkey && !code) return [];
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(code ? (['code'] as const) : []),
    ...(recovery ? (['recovery'] as const) : []),
  ];
}
