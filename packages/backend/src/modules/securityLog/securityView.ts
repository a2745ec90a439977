import type { components } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';

type SecurityEvent = components['schemas']['SecurityEvent'];

interface SecurityRow {
  readonly id: string;
  readonly created_at: Date;
  readonly kind: SecurityEvent['kind'];
  readonly outcome: SecurityEvent['outcome'];
  readonly network: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

/** The entries of the security log about an account, newest first (AUTH-8); `limit` null returns all of them. */
export async function readSecurityLog(db: Queryable, userId: string, limit: number | null): Promise<SecurityEvent[]> {
  const rows = await db.query<SecurityRow>(
    `SELECT id, created_at, kind, outcome, network, browser, system FROM security_log
     WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2::int`,
    [userId, limit],
  );
  return rows.map(({ id, created_at, ...row }) => ({ _id: id, at: created_at.toISOString(), ...row }));
}
