import { type Queryable, singleRow } from '../../db/Db.ts';
import { dropOtherSignUps } from '../../retention/dropUnverified.ts';

/** The email that an account had before, or that another one has the new one. */
export type TakenEmail = { readonly ok: true; readonly before: string } | { readonly ok: false };

/**
 * Gives an account an email that its owner has proved to be theirs (AUTH-3). Sign-ups with it that nobody verified end, as
 * nobody holds an email by signing up alone (AUTH-2). Throws what `isTaken` knows when another account takes the email at the
 * same moment.
 */
export async function takeEmail(
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
