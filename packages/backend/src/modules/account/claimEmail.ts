import { type Queryable, singleRow } from '../../db/Db.ts';
import { dropOtherSignUps } from '../../retention/dropUnverified.ts';

/** The previous email of the account, or that the new one belongs to another account. */
export type TakenEmail = { readonly ok: true; readonly before: string } | { readonly ok: false };

/**
 * Sets the email of an account after its owner has proved control of it (AUTH-3). Unverified sign-ups with it end,
 * because a sign-up alone does not reserve an email (AUTH-2). Throws an error recognised by `isUniqueViolation` if another
 * account takes the email concurrently.
 */
export async function claimEmail(
  tx: Queryable,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<TakenEmail> {
  const lower = email.toLowerCase();
  const owners = await tx.query(
    'SELECT id FROM users WHERE email_lower = $1 AND id <> $2 AND email_verified_at IS NOT NULL',
    [lower, userId],
  );
  if (owners.length > 0) return { ok: false };
  const { email: before } = singleRow(
    await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]),
  );
  await tx.query('UPDATE users SET email = $2, email_lower = $3 WHERE id = $1', [userId, email, lower]);
  await dropOtherSignUps(tx, lower);
  return { ok: true, before };
}
