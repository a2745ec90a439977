import type { Order, StatementEntry } from '@keel/contract';
import { only, type Queryable } from '../../db/Db.ts';
import type { TransferKind } from '../../ledger/chain.ts';
import { type Cents, toWire } from '../../money.ts';

interface Row {
  readonly available: Cents;
  readonly id: string | null;
  readonly created_at: Date;
  readonly kind: TransferKind;
  readonly ref_type: string;
  readonly ref_id: string;
  readonly delta: Cents;
  readonly balance: Cents;
  readonly deposit_method: string | null;
  readonly withdrawal_method: string | null;
  readonly order_type: Order['type'] | null;
  readonly order_asset: string | null;
}

/** The ledger as one investor sees it. */
export interface Entries {
  /** Available now. */
  readonly balance: Cents;
  /** Newest first. */
  readonly entries: StatementEntry[];
}

/**
 * Every transfer that touches the account, and what it left available; one statement, so entries and balance are of the
 * same moment. A payout that was held before lowers nothing any more: it is there with 0.00.
 */
const SQL = `
  WITH account AS (
    SELECT id, credits_posted - debits_posted - debits_pending AS available
    FROM ledger_accounts WHERE owner_user_id = $1),
  moves AS (
    SELECT t.id, t.position, t.created_at, t.kind, t.ref_type, t.ref_id,
      CASE t.kind WHEN 'post' THEN 0 WHEN 'void' THEN t.amount ELSE -t.amount END AS delta
    FROM ledger_transfers t JOIN account a ON t.debit_account = a.id
    UNION ALL
    SELECT t.id, t.position, t.created_at, t.kind, t.ref_type, t.ref_id, t.amount
    FROM ledger_transfers t JOIN account a ON t.credit_account = a.id WHERE t.kind IN ('posted', 'post')),
  balanced AS (
    SELECT moves.*, (SUM(delta) OVER (ORDER BY position))::bigint AS balance FROM moves),
  page AS (
    SELECT b.*, d.method AS deposit_method, w.method AS withdrawal_method, o.type AS order_type, o.asset AS order_asset
    FROM balanced b
    LEFT JOIN deposits d ON b.ref_type = 'deposit' AND d.id = b.ref_id
    LEFT JOIN withdrawals w ON b.ref_type = 'withdrawal' AND w.id = b.ref_id
    LEFT JOIN orders o ON b.ref_type = 'order' AND o.id = b.ref_id
    WHERE $2::uuid IS NULL OR b.position < (SELECT position FROM moves WHERE id = $2)
    ORDER BY b.position DESC LIMIT $3)
  SELECT account.available, page.* FROM account LEFT JOIN page ON true ORDER BY page.position DESC`;

/** Entries older than the one named, or the newest ones; `rows` null is all of them. */
export async function readEntries(
  db: Queryable,
  userId: string,
  before: string | null,
  rows: number | null,
): Promise<Entries> {
  const found = await db.query<Row>(SQL, [userId, before, rows]);
  const { available } = only(found.slice(0, 1));
  return { balance: available, entries: found.flatMap((row) => (row.id === null ? [] : [toEntry(row.id, row)])) };
}

/** Whether an entry is one of the user's, so that a page can begin after it. */
export async function isOwnEntry(db: Queryable, userId: string, id: string): Promise<boolean> {
  const found = await db.query(
    `SELECT t.id FROM ledger_transfers t JOIN ledger_accounts a ON a.id IN (t.debit_account, t.credit_account)
     WHERE t.id = $1 AND a.owner_user_id = $2`,
    [id, userId],
  );
  return found.length === 1;
}

function toEntry(id: string, row: Row): StatementEntry {
  const { kind, description, hasReference } = meaning(row);
  return {
    id,
    date: row.created_at.toISOString(),
    kind,
    description,
    amount: toWire(row.delta),
    balance: toWire(row.balance),
    reference: hasReference ? row.ref_id : null,
  };
}

interface Meaning {
  readonly kind: StatementEntry['kind'];
  readonly description: string;
  /** Whether the person can look up what is behind it. */
  readonly hasReference: boolean;
}

const WITHDRAWAL: Readonly<Record<TransferKind, Pick<Meaning, 'kind' | 'description'>>> = {
  pending: { kind: 'withdrawal_held', description: 'held' },
  post: { kind: 'withdrawal_paid', description: 'paid out' },
  posted: { kind: 'withdrawal_paid', description: 'paid out' },
  void: { kind: 'withdrawal_returned', description: 'returned' },
};

const ORDER: Readonly<Record<TransferKind, string>> = {
  pending: 'held',
  post: 'paid',
  posted: 'credited',
  void: 'returned',
};

function meaning({ kind, ref_type, ...row }: Row): Meaning {
  switch (ref_type) {
    case 'deposit':
      return { kind: 'deposit', description: `Deposit by ${row.deposit_method}`, hasReference: true };
    case 'withdrawal': {
      const what = WITHDRAWAL[kind];
      const description = `Withdrawal to ${row.withdrawal_method}, ${what.description}`;
      return { kind: what.kind, description, hasReference: true };
    }
    case 'order': {
      const description = `Order to ${row.order_type} ${row.order_asset}, ${ORDER[kind]}`;
      return { kind: 'order', description, hasReference: true };
    }
    case 'profit':
      return { kind: 'profit', description: 'Profit moved into the balance', hasReference: false };
    case 'bonus':
      return { kind: 'bonus', description: 'Referral bonus', hasReference: false };
    case 'investment':
      return { kind: 'investment', description: 'Invested in a plan', hasReference: false };
    case 'investment_return':
      return { kind: 'investment_returned', description: 'Returned from a plan', hasReference: false };
    default:
      return { kind: 'correction', description: 'Correction', hasReference: false };
  }
}
