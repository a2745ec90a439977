/**
 * SQL for the transfers that debited an account, and for those that credited it, with the change of its available
 * balance by each. Both need a common table expression `account` with the id of the account.
 */
export const DEBITS = `SELECT t.id, t.position, t.created_at, t.kind, t.ref_type, t.ref_id,
      CASE t.kind WHEN 'post' THEN 0 WHEN 'void' THEN t.amount ELSE -t.amount END AS delta
    FROM ledger_transfers t WHERE t.debit_account = (SELECT id FROM account)`;
export const CREDITS = `SELECT t.id, t.position, t.created_at, t.kind, t.ref_type, t.ref_id, t.amount
    FROM ledger_transfers t WHERE t.credit_account = (SELECT id FROM account) AND t.kind IN ('posted', 'post')`;
