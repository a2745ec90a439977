import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { generateToken, hashToken } from './token.ts';

/** The kinds of links. A link is only valid for its own kind. */
export type LinkKind = 'reset_password' | 'not_me' | EmailLinkKind;

/** Links that set an account's email: to a new one, or back to the one before a change (AUTH-3). */
export type EmailLinkKind = 'change_email' | 'undo_email';

export type LinkFault = 'link_unknown' | 'link_used' | 'link_expired';

/** A valid link. */
export interface GoodLink {
  readonly ok: true;
  readonly userId: string;
  readonly createdAt: Date;
  /** The email that it sets; null for a link of another kind. */
  readonly email: string | null;
}

/** The owner of the link, or why it is invalid. */
export type FoundLink = GoodLink | { readonly ok: false; readonly fault: LinkFault };

/** The data of a new link. */
export type NewLink = { readonly userId: string; readonly lifeMs: number } & (
  | { readonly kind: Exclude<LinkKind, EmailLinkKind> }
  | { readonly kind: EmailLinkKind; readonly email: string }
);

interface LinkRow {
  readonly user_id: string;
  readonly email: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Creates a link that works once, and returns its token, which may only be sent by mail. Only its hash is stored. */
export async function createLink(tx: Queryable, clock: Clock, link: NewLink): Promise<string> {
  const token = generateToken();
  const now = clock();
  const email = 'email' in link ? link.email : null;
  await tx.query(
    `INSERT INTO account_links (token_hash, kind, user_id, created_at, expires_at, email)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), link.kind, link.userId, now, after(now, link.lifeMs), email],
  );
  return token;
}

/** Reads a link without using it. */
export async function findLink(db: Queryable, clock: Clock, kind: LinkKind, token: string): Promise<FoundLink> {
  const [row] = await db.query<LinkRow>(
    `SELECT used_at, expires_at, user_id, email, created_at FROM account_links WHERE token_hash = $1 AND kind = $2`,
    [hashToken(token), kind],
  );
  if (!row) return { ok: false, fault: 'link_unknown' };
  if (row.used_at !== null) return { ok: false, fault: 'link_used' };
  return row.expires_at <= clock() ? { ok: false, fault: 'link_expired' } : good(row);
}

/** Uses a link; of two concurrent calls only one succeeds. */
export async function redeemLink(tx: Queryable, clock: Clock, kind: LinkKind, token: string): Promise<FoundLink> {
  const [row] = await tx.query<LinkRow>(
    `UPDATE account_links SET used_at = $3
     WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3 RETURNING user_id, email, created_at`,
    [hashToken(token), kind, clock()],
  );
  return row ? good(row) : findLink(tx, clock, kind, token);
}

/** Invalidates the unused links of these kinds of an account. */
export async function endLinks(
  tx: Queryable,
  clock: Clock,
  kinds: LinkKind | readonly LinkKind[],
  userId: string,
): Promise<void> {
  await tx.query('UPDATE account_links SET used_at = $3 WHERE user_id = $1 AND kind = ANY($2) AND used_at IS NULL', [
    userId,
    typeof kinds === 'string' ? [kinds] : kinds,
    clock(),
  ]);
}

/** Invalidates all links that an account received since a time. */
export async function endLinksSince(tx: Queryable, clock: Clock, since: Date, userId: string): Promise<void> {
  await tx.query('UPDATE account_links SET used_at = $3 WHERE user_id = $1 AND created_at >= $2 AND used_at IS NULL', [
    userId,
    since,
    clock(),
  ]);
}

function good({ user_id: userId, email, created_at: createdAt }: Omit<LinkRow, 'used_at' | 'expires_at'>): GoodLink {
  return { ok: true, userId, email, createdAt };
}
