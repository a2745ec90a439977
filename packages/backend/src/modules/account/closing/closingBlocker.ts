import { type Queryable, singleRow } from '../../../db/Db.ts';

/** Why an account cannot be closed yet, as a message code. */
export type ClosingBlocker =
  | 'close_deposit_open'
  | 'close_withdrawal_open'
  | 'close_order_open'
  | 'close_invested'
  | 'close_profit_left'
  | 'close_balance_left';

/** In order of precedence: while a withdrawal is open, the balance is not zero either. */
const CHECKS: readonly (readonly [ClosingBlocker, string])[] = [
  ['close_deposit_open', `SELECT 1 FROM deposits WHERE user_id = $1 AND status = 'pending'`],
  ['close_withdrawal_open', `SELECT 1 FROM withdrawals WHERE user_id = $1 AND status IN ('Pending', 'Processing')`],
  ['close_order_open', `SELECT 1 FROM orders WHERE user_id = $1 AND status = 'Pending'`],
  ['close_invested', 'SELECT 1 FROM investments WHERE user_id = $1 AND is_active'],
  ['close_profit_left', 'SELECT 1 FROM investments WHERE user_id = $1 AND profit_cents > moved_cents'],
  [
    'close_balance_left',
    `SELECT 1 FROM ledger_accounts
     WHERE owner_user_id = $1 AND (credits_posted <> debits_posted OR debits_pending <> 0)`,
  ],
];

/**
 * AUTH-9: the first reason not to close an account; undefined if nothing is open and the balance is zero. The caller
 * has locked the user's row, so that no payout, order or deposit can start until the transaction ends.
 */
export async function closingBlocker(tx: Queryable, userId: string): Promise<ClosingBlocker | undefined> {
  const { found } = singleRow(
    await tx.query<{ found: ClosingBlocker | null }>(
      `SELECT CASE ${CHECKS.map(([code, sql]) => `WHEN EXISTS (${sql}) THEN '${code}'`).join(' ')} END AS found`,
      [userId],
    ),
  );
  return found ?? undefined;
}
