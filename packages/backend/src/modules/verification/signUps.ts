import { after, type Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { dropOtherSignUps } from '../../retention/dropUnverified.ts';
import { UNVERIFIED_MS } from '../../retention/rules.ts';
import { generateToken, hashToken } from '../../security/token.ts';

/** A sign-up that waits for its code. */
export interface SignUp {
  readonly id: string;
  readonly email: string;
}

/**
 * AUTH-2: the sign-up of a browser, found by the browser's token. Undefined if the token does not belong to a sign-up
 * with this e-mail (in lower case), or if the sign-up is verified, over or older than a day.
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

/** Transfers a sign-up to another browser whose user knows its password; the previous token becomes invalid. */
export async function replaceToken(tx: Queryable, signUpId: string): Promise<string> {
  const token = generateToken();
  await tx.query('UPDATE users SET sign_up_token_hash = $2 WHERE id = $1', [signUpId, hashToken(token)]);
  return token;
}

/**
 * Locks the sign-ups and the account of a lower-case e-mail until the transaction ends; returns whether this sign-up
 * still exists and the e-mail is not taken. If two are verified concurrently, only one gets the e-mail.
 */
export async function lockEmail(tx: Queryable, email: string, signUpId: string): Promise<boolean> {
  const rows = await tx.query<{ id: string; owned: boolean }>(
    `SELECT id, email_verified_at IS NOT NULL AS owned FROM users WHERE email_lower = $1 ORDER BY id FOR UPDATE`,
    [email],
  );
  return rows.some(({ id }) => id === signUpId) && !rows.some(({ owned }) => owned);
}

/**
 * AUTH-2: turns the sign-up into an account, and ends the others with its e-mail (in lower case). Call it after
 * `lockEmail`.
 */
export async function completeSignUp(tx: Queryable, clock: Clock, email: string, signUpId: string): Promise<void> {
  await tx.query('UPDATE users SET email_verified_at = $2, sign_up_token_hash = NULL WHERE id = $1', [
    signUpId,
    clock(),
  ]);
  const accounts = await tx.query('SELECT id FROM ledger_accounts WHERE owner_user_id = $1', [signUpId]);
  // Older versions created the ledger account at sign-up.
  if (accounts.length === 0) await openAccount(tx, clock, signUpId);
  await dropOtherSignUps(tx, email);
}
