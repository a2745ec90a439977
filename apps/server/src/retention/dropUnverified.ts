import type { Queryable } from '../db/Db.ts';

/** What an operator may have given to an account, or money that moved: such an account stays. */
const USES = ['deposits', 'withdrawals', 'orders', 'investments', 'handlers', 'trades', 'notifications', 'uploads'];
/** What a sign-up leaves behind. */
const LEFTOVERS = [
  'email_codes',
  'account_links',
  'sessions',
  'factor_challenges',
  'recovery_codes',
  'authenticators',
  'passkeys',
  'known_browsers',
  'security_log',
  'idempotency',
  'push_subscriptions',
  'trade_requests',
  'events',
  'event_heads',
];

/**
 * Deletes at most `limit` accounts that signed up before `before` and never verified their email, so that the address is
 * free again; gives how many there were. An account that anybody has used stays.
 */
export function dropUnverified(tx: Queryable, before: Date, limit: number): Promise<number> {
  return drop(tx, 'u.created_at <= $1', [before, limit]);
}

/** Deletes the account that signed up with this email, in small letters, and never verified it, for whoever does (AUTH-3). */
export function dropUnverifiedOf(tx: Queryable, email: string): Promise<number> {
  return drop(tx, 'u.email_lower = $1', [email, 1]);
}

async function drop(tx: Queryable, which: string, values: readonly [string | Date, number]): Promise<number> {
  const found = await tx.query<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.email_verified_at IS NULL AND ${which} AND NOT u.account_status
       AND NOT EXISTS (SELECT 1 FROM ledger_accounts a JOIN ledger_transfers t ON a.id IN (t.debit_account, t.credit_account)
         WHERE a.owner_user_id = u.id)
       ${USES.map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE user_id = u.id)`).join(' ')}
     ORDER BY u.created_at LIMIT $2 FOR UPDATE OF u SKIP LOCKED`,
    values,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of LEFTOVERS) await tx.query(`DELETE FROM ${table} WHERE user_id = ANY($1::uuid[])`, [ids]);
  await tx.query('DELETE FROM ledger_accounts WHERE owner_user_id = ANY($1::uuid[])', [ids]);
  await tx.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [ids]);
  return ids.length;
}
