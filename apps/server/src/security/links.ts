import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { drawToken, hashToken } from './token.ts';

/** What a link is for. A link of one kind is unknown to every other. */
export type LinkKind = 'reset_password' | 'not_me';

export type LinkFault = 'link_unknown' | 'link_used' | 'link_expired';

/** Whose link it is, or why it does nothing. */
export type FoundLink = { ok: true; userId: string } | { ok: false; fault: LinkFault };

interface Row {
  readonly user_id: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Makes a link that works once, and gives its token, which is for the mail alone. Its hash is all that is stored. */
export async function createLink(
  tx: Queryable,
  clock: Clock,
  { kind, userId, lifeMs }: { kind: LinkKind; userId: string; lifeMs: number },
): Promise<string> {
  const token = drawToken();
  const now = clock();
  await tx.query(
    'INSERT INTO account_links (token_hash, kind, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashToken(token), kind, userId, now, after(now, lifeMs)],
  );
  return token;
}

/** Looks at a link without using it. */
export async function findLink(db: Queryable, clock: Clock, kind: LinkKind, token: string): Promise<FoundLink> {
  const [row] = await db.query<Row>(
    'SELECT used_at, expires_at, user_id FROM account_links WHERE token_hash = $1 AND kind = $2',
    [hashToken(token), kind],
  );
  if (!row) return { ok: false, fault: 'link_unknown' };
  if (row.used_at !== null) return { ok: false, fault: 'link_used' };
  return row.expires_at <= clock() ? { ok: false, fault: 'link_expired' } : { ok: true, userId: row.user_id };
}

/** Uses a link up; of two calls at the same moment one succeeds. */
export async function useLink(tx: Queryable, clock: Clock, kind: LinkKind, token: string): Promise<FoundLink> {
  const [row] = await tx.query<{ user_id: string }>(
    `UPDATE account_links SET used_at = $3
     WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id`,
    [hashToken(token), kind, clock()],
  );
  return row ? { ok: true, userId: row.user_id } : findLink(tx, clock, kind, token);
}

/** Ends the links of a kind that an account has not used. */
export async function endLinks(tx: Queryable, clock: Clock, kind: LinkKind, userId: string): Promise<void> {
  await tx.query('UPDATE account_links SET used_at = $3 WHERE user_id = $1 AND kind = $2 AND used_at IS NULL', [
    userId,
    kind,
    clock(),
  ]);
}
