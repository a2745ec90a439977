import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { generateToken, hashToken } from './token.ts';

/** Maximum number of remembered browsers per account; beyond it, the least recently used one is forgotten. */
const REMEMBERED = 20;

/**
 * AUTH-5: whether a browser has signed in to the account of a lower-case e-mail before, by the secret that it received
 * then. Its User-Agent proves nothing, because anybody can send it.
 */
export async function isKnownDevice(db: Queryable, email: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const found = await db.query(
    `SELECT 1 AS one FROM known_devices d JOIN users u ON u.id = d.user_id
     WHERE d.token_hash = $1 AND u.email_lower = $2 AND u.email_verified_at IS NOT NULL`,
    [hashToken(token), email],
  );
  return found.length > 0;
}

/**
 * Remembers the browser of a sign-in and returns the secret that it has to store: the one that it sent, if the server
 * issued it, so that a browser can be known to several accounts; otherwise a new one. Runs in the transaction of the
 * sign-in, with the account locked.
 */
export async function rememberDevice(
  tx: Queryable,
  clock: Clock,
  { userId, token }: { readonly userId: string; readonly token: string | undefined },
): Promise<string> {
  const deviceToken = token !== undefined && (await isOurs(tx, token)) ? token : generateToken();
  await tx.query(
    `INSERT INTO known_devices (token_hash, user_id, created_at, last_used_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = $3`,
    [hashToken(deviceToken), userId, clock()],
  );
  await tx.query(
    `DELETE FROM known_devices WHERE user_id = $1 AND token_hash NOT IN (
       SELECT token_hash FROM known_devices WHERE user_id = $1 ORDER BY last_used_at DESC, token_hash LIMIT $2)`,
    [userId, REMEMBERED],
  );
  return deviceToken;
}

/** Forgets all browsers of the account, because one of them belonged to a stranger. */
export async function forgetDevices(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}

async function isOurs(tx: Queryable, token: string): Promise<boolean> {
  const found = await tx.query('SELECT 1 AS one FROM known_devices WHERE token_hash = $1 LIMIT 1', [hashToken(token)]);
  return found.length > 0;
}
