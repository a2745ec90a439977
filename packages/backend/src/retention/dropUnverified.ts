import type { Queryable } from '../db/Db.ts';

/** Tables whose rows show that an account is in use: such an account is kept. */
const USES = ['deposits', 'withdrawals', 'orders', 'investments', 'handlers', 'trades', 'notifications', 'uploads'];
/** Maximum number of sign-ups to delete: more than the mail limits allow per e-mail. */
const MAX_PER_EMAIL = 1000;
/** The tables with data of a sign-up. */
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
  'known_devices',
  'idempotency',
  'push_subscriptions',
  'trade_requests',
  'saved_addresses',
  'events',
  'event_heads',
];

/** Deletes at most `limit` unverified sign-ups from before `before`; returns their number (AUTH-2). */
export function dropUnverified(tx: Queryable, before: Date, limit: number): Promise<number> {
  return drop(tx, { where: 'u.created_at <= $1', value: before, limit });
}

/** AUTH-2: deletes the other sign-ups with a lower-case e-mail after somebody has verified it. */
export async function dropOtherSignUps(tx: Queryable, email: string): Promise<void> {
  await drop(tx, { where: 'u.email_lower = $1', value: email, limit: MAX_PER_EMAIL });
}

/** Deletes sign-ups except those in use: older versions allowed operators to use one before its e-mail was verified. */
async function drop(
  tx: Queryable,
  { where, value, limit }: { where: string; value: Date | string; limit: number },
): Promise<number> {
  const found = await tx.query<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.email_verified_at IS NULL AND ${where} AND NOT u.account_status
       AND NOT EXISTS (SELECT 1 FROM ledger_accounts a JOIN ledger_transfers t ON a.id IN (t.debit_account, t.credit_account)
         WHERE a.owner_user_id = u.id)
       ${USES.map((table) => `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE user_id = u.id)`).join(' ')}
     ORDER BY u.created_at LIMIT $2 FOR UPDATE OF u SKIP LOCKED`,
    [value, limit],
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of LEFTOVERS) await tx.query(`DELETE FROM ${table} WHERE user_id = ANY($1::uuid[])`, [ids]);
  await tx.query('DELETE FROM ledger_accounts WHERE owner_user_id = ANY($1::uuid[])', [ids]);
  await tx.query('DELETE FROM users WHERE id = ANY($1::uuid[])', [ids]);
  return ids.length;
}
