import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { type EmailLinkKind, type FoundLink, type GoodLink, redeemLink } from '../../security/links.ts';

/** A used link with the email that it gives to its account. */
export type UsedEmailLink = (GoodLink & { readonly email: string }) | Extract<FoundLink, { ok: false }>;

/** Uses a link that gives its account an email (AUTH-3). */
export async function redeemEmailLink(
  tx: Queryable,
  clock: Clock,
  kind: EmailLinkKind,
  token: string,
): Promise<UsedEmailLink> {
  const link = await redeemLink(tx, clock, kind, token);
  if (!link.ok) return link;
  if (link.email === null) throw new Error('The link has no email.');
  return { ...link, email: link.email };
}
