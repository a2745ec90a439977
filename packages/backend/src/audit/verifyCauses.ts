import type { Queryable } from '../db/Db.ts';

/**
 * A kind of cause that a transfer can refer to, and the rule by which both must agree. The texts are SQL over `t` (the
 * transfer) and `c` (the cause).
 */
interface Cause {
  /** The `ref_type` of the transfers. */
  readonly refType: string;
  /** The name shown to people. */
  readonly name: string;
  readonly table: string;
  /** The amount that the transfer must have. @default the amount of the cause */
  readonly amount?: string;
  readonly agrees: string;
}

/**
 * A transfer of a withdrawal or an order must be the one stored in its row: as the hold, or as the transfer that ended
 * the hold.
 */
const IS_OWN_TRANSFER = `CASE t.kind WHEN 'pending' THEN c.hold_transfer_id ELSE c.resolution_transfer_id END = t.id`;
/** Whether the investor's account is debited or credited by the transfer. */
const owns = (side: 'debit' | 'credit') =>
  `EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.id = t.${side}_account AND a.owner_user_id = c.user_id)`;

/** A book entry credits the investor if its amount is positive, and debits the investor if it is negative. */
const ENTERED = `c.transfer_id = t.id AND c.kind = t.ref_type
  AND CASE WHEN c.amount_cents > 0 THEN ${owns('credit')} ELSE ${owns('debit')} END`;

const CAUSES: readonly Cause[] = [
  {
    refType: 'deposit',
    name: 'deposit',
    table: 'deposits',
    amount: 'COALESCE(c.credited_cents, c.amount_cents)',
    agrees: `c.status = 'confirmed' AND c.transfer_id = t.id AND ${owns('credit')}`,
  },
  {
    refType: 'withdrawal',
    name: 'withdrawal',
    table: 'withdrawals',
    agrees: `${IS_OWN_TRANSFER} AND ${owns('debit')} AND CASE t.kind WHEN 'post' THEN c.status = 'Completed'
      WHEN 'void' THEN c.status IN ('Rejected', 'Cancelled', 'Returned') ELSE true END`,
  },
  {
    refType: 'order',
    name: 'order',
    table: 'orders',
    agrees: `${IS_OWN_TRANSFER} AND (CASE c.type WHEN 'sell' THEN ${owns('credit')} ELSE ${owns('debit')} END)
      AND CASE t.kind WHEN 'pending' THEN true WHEN 'void' THEN c.status = 'Rejected' ELSE c.status = 'Completed' END`,
  },
  { refType: 'adjustment', name: 'book entry', table: 'book_entries', amount: 'abs(c.amount_cents)', agrees: ENTERED },
  { refType: 'bonus', name: 'book entry', table: 'book_entries', agrees: ENTERED },
  { refType: 'investment', name: 'investment', table: 'investments', agrees: 'c.transfer_id = t.id' },
  { refType: 'investment_return', name: 'investment', table: 'investments', agrees: 'NOT c.is_active' },
];

/** Selects causes whose transfer refers to another cause. */
const NAMED = `
  SELECT 'deposit' AS name, d.id FROM deposits d JOIN ledger_transfers t ON t.id = d.transfer_id
    WHERE (t.ref_type, t.ref_id) <> ('deposit', d.id)
  UNION ALL SELECT 'withdrawal', w.id FROM withdrawals w
    JOIN ledger_transfers t ON t.id IN (w.hold_transfer_id, w.resolution_transfer_id)
    WHERE (t.ref_type, t.ref_id) <> ('withdrawal', w.id)
  UNION ALL SELECT 'order', o.id FROM orders o
    JOIN ledger_transfers t ON t.id IN (o.hold_transfer_id, o.resolution_transfer_id)
    WHERE (t.ref_type, t.ref_id) <> ('order', o.id)
  UNION ALL SELECT 'book entry', b.id FROM book_entries b JOIN ledger_transfers t ON t.id = b.transfer_id
    WHERE (t.ref_type, t.ref_id) <> (b.kind, b.id)
  UNION ALL SELECT 'investment', i.id FROM investments i JOIN ledger_transfers t ON t.id = i.transfer_id
    WHERE (t.ref_type, t.ref_id) <> ('investment', i.id)`;

/**
 * Compares every transfer with the deposit, withdrawal, order, investment or operator entry that it refers to, in both
 * directions. Returns one sentence for each difference; the list is empty if all agree (OPS-2).
 */
export async function verifyCauses(db: Queryable): Promise<string[]> {
  const faults: string[] = [];
  for (const { refType, name, table, agrees, amount = 'c.amount_cents' } of CAUSES) {
    const found = await db.query<{ position: bigint; ref_id: string; there: boolean }>(
      `SELECT t.position, t.ref_id, c.id IS NOT NULL AS there
       FROM ledger_transfers t LEFT JOIN ${table} c ON c.id = t.ref_id
       WHERE t.ref_type = $1 AND (c.id IS NULL OR ${amount} IS DISTINCT FROM t.amount OR (${agrees}) IS NOT TRUE)
       ORDER BY t.position`,
      [refType],
    );
    for (const { position, ref_id, there } of found)
      faults.push(
        there
          ? `Transfer ${position} and the ${name} ${ref_id} that it refers to contradict each other.`
          : `Transfer ${position} refers to the ${name} ${ref_id}, which does not exist.`,
      );
  }
  const named = await db.query<{ name: string; id: string }>(NAMED);
  for (const { name, id } of named) faults.push(`The ${name} ${id} refers to a transfer of another object.`);
  return faults;
}
