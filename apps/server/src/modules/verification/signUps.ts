import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { dropOtherSignUps } from '../../retention/dropUnverified.ts';
import { UNVERIFIED_MS } from '../../retention/rules.ts';
import { drawToken, hashToken } from '../../security/token.ts';

/** A sign-up that waits for its code. */
export interface SignUp {
  readonly id: string;
  readonly email: string;
}

/**
 * AUTH-2: the sign-up of a browser, known by the token that the browser was given. Undefined where the token is not of a
 * sign-up with this e-mail (in small letters), and where it is verified, over or older than a day.
 */
export async function findSignUp(
  db: Queryable,
  clock: Clock,
  { email, token }: { readonly email: string; readonly token: string | undefined },
): Promise<SignUp | undefined> {
  if (token === undefined) return undefined;
  const [found] = await db.query<SignUp>(
    `SELECT id, email FROM users
     WHERE sign_up_token_hash = $1 AND email_lower = $2 AND email_verified_at IS NULL AND created_at > $3`,
    [hashToken(token), email, after(clock(), -UNVERIFIED_MS)],
  );
  return found;
}

/** Gives a sign-up to another browser, whose owner knows its password; the token before does not work any more. */
export async function replaceToken(tx: Queryable, signUpId: string): Promise<string> {
  const token = drawToken();
  await tx.query('UPDATE users SET sign_up_token_hash = $2 WHERE id = $1', [signUpId, hashToken(token)]);
  return token;
}

/**
 * Locks the sign-ups and the account of an e-mail, in small letters, until the transaction ends; gives whether this sign-up
 * is still there and the e-mail is nobody's. Of two that are verified at the same moment, one gets the e-mail.
 */
export async function lockEmail(tx: Queryable, email: string, signUpId: string): Promise<boolean> {
  const rows = await tx.query<{ id: string; owned: boolean }>(
    `SELECT id, email_verified_at IS NOT NULL AS owned FROM users WHERE email_lower = $1 ORDER BY id FOR UPDATE`,
    [email],
  );
  return rows.some(({ id }) => id === signUpId) && !rows.some(({ owned }) => owned);
}

/** AUTH-2: makes the sign-up an account, and ends the others with its e-mail (in small letters). After `lockEmail`. */
export async function completeSignUp(tx: Queryable, clock: Clock, email: string, signUpId: string): Promise<void> {
  await tx.query('UPDATE users SET email_verified_at = $2, sign_up_token_hash = NULL WHERE id = $1', [
    signUpId,
    clock(),
  ]);
  const accounts = await tx.query('SELECT id FROM ledger_accounts WHERE owner_user_id = $1', [signUpId]);
  // Older versions opened it at sign-up.
  if (accounts.length === 0) await openAccount(tx, clock, signUpId);
  await dropOtherSignUps(tx, email);
}
