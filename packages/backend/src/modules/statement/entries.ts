import type { EntryCode, EntryParams, Order, StatementEntry } from '@keel/contract';
import { type Queryable, singleRow } from '../../db/Db.ts';
import type { TransferKind } from '../../ledger/chain.ts';
import { type Cents, toWire } from '../../money.ts';
import { describeEntry } from '../../words/entries.ts';
import { CREDITS, DEBITS } from './moves.ts';

interface EntryRow {
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
  readonly entry_reason: string | null;
  /** The status of the withdrawal or order, only in the entry that holds its amount; otherwise null. */
  readonly holder_status: string | null;
}

/** The ledger as one investor sees it. */
export interface Entries {
  /** The current available balance. */
  readonly balance: Cents;
  /** Newest first. */
  readonly entries: StatementEntry[];
}

const START = '(SELECT position FROM start)';

/**
 * All transfers of the account with the available balance after each. One statement, so that entries and balance are
 * consistent. Balances are computed backwards from the current one, so that a page reads only its own and newer
 * entries. When a hold is posted, the available balance does not change: that entry has the amount 0.00.
 */
export const STATEMENT = `
  WITH account AS (
    SELECT id, credits_posted - debits_posted - debits_pending AS available
    FROM ledger_accounts WHERE owner_user_id = $1),
  start AS (
    SELECT COALESCE((SELECT position FROM ledger_transfers WHERE id = $2::uuid), 9223372036854775807) AS position),
  newer AS (
    SELECT COALESCE(SUM(delta), 0) AS delta FROM (
      ${DEBITS} AND t.position >= ${START} UNION ALL ${CREDITS} AND t.position >= ${START}) AS moves),
  moves AS (
    (${DEBITS} AND t.position < ${START} ORDER BY t.position DESC LIMIT $3)
    UNION ALL (${CREDITS} AND t.position < ${START} ORDER BY t.position DESC LIMIT $3)
    ORDER BY position DESC LIMIT $3),
  page AS (
    SELECT m.*, ((SELECT available FROM account) - (SELECT delta FROM newer) - COALESCE(SUM(m.delta) OVER (
        ORDER BY m.position DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance,
      d.method AS deposit_method, w.method AS withdrawal_method, o.type AS order_type, o.asset AS order_asset,
      b.reason AS entry_reason, CASE m.kind WHEN 'pending' THEN COALESCE(w.status, o.status) END AS holder_status
    FROM moves m
    LEFT JOIN deposits d ON m.ref_type = 'deposit' AND d.id = m.ref_id
    LEFT JOIN withdrawals w ON m.ref_type = 'withdrawal' AND w.id = m.ref_id
    LEFT JOIN orders o ON m.ref_type = 'order' AND o.id = m.ref_id
    LEFT JOIN book_entries b ON m.ref_type IN ('adjustment', 'bonus') AND b.id = m.ref_id)
  SELECT account.available, page.* FROM account LEFT JOIN page ON true ORDER BY page.position DESC`;

/** The entries before the given one, or the newest ones if it is null; `rows` null returns all of them. */
export async function readEntries(
  db: Queryable,
  userId: string,
  before: string | null,
  rows: number | null,
): Promise<Entries> {
  const found = await db.query<EntryRow>(STATEMENT, [userId, before, rows]);
  const { available } = singleRow(found.slice(0, 1));
  return { balance: available, entries: found.flatMap((row) => (row.id === null ? [] : [toEntry(row.id, row)])) };
}

/** Whether an entry belongs to the user, so that a page can start after it. */
export async function isOwnEntry(db: Queryable, userId: string, id: string): Promise<boolean> {
  const found = await db.query(
    `SELECT t.id FROM ledger_transfers t JOIN ledger_accounts a ON a.id IN (t.debit_account, t.credit_account)
     WHERE t.id = $1 AND a.owner_user_id = $2`,
    [id, userId],
  );
  return found.length === 1;
}

function toEntry(id: string, row: EntryRow): StatementEntry {
  const { kind, messageCode, params = {}, hasReference = false } = meaning(row);
  return {
    id,
    date: row.created_at.toISOString(),
    kind,
    description: describeEntry(messageCode, params),
    messageCode,
    params,
    amount: toWire(row.delta),
    balance: toWire(row.balance),
    reference: hasReference ? row.ref_id : null,
    ...(isOpen(row.holder_status) && { status: row.holder_status }),
  };
}

function isOpen(status: string | null): status is NonNullable<StatementEntry['status']> {
  return status === 'Pending' || status === 'Processing';
}

interface Meaning {
  readonly kind: StatementEntry['kind'];
  readonly messageCode: EntryCode;
  readonly params?: EntryParams;
  /** Whether the user can view the object that caused the entry. */
  readonly hasReference?: boolean;
}

const WITHDRAWAL = {
  pending: 'withdrawal_held',
  post: 'withdrawal_paid',
  posted: 'withdrawal_paid',
  void: 'withdrawal_returned',
} as const satisfies Record<TransferKind, EntryCode>;

const ORDER = {
  pending: 'order_held',
  post: 'order_paid',
  posted: 'order_credited',
  void: 'order_returned',
} as const satisfies Record<TransferKind, EntryCode>;

function meaning({ kind, ref_type, ...row }: EntryRow): Meaning {
  switch (ref_type) {
    case 'deposit': {
      const params = { method: row.deposit_method ?? '' };
      return { kind: 'deposit', messageCode: 'deposit', params, hasReference: true };
    }
    case 'withdrawal': {
      const params = { method: row.withdrawal_method ?? '' };
      return { kind: WITHDRAWAL[kind], messageCode: WITHDRAWAL[kind], params, hasReference: true };
    }
    case 'order': {
      const params = { order: row.order_type ?? 'send', asset: row.order_asset ?? '' };
      return { kind: 'order', messageCode: ORDER[kind], params, hasReference: true };
    }
    case 'profit':
      return { kind: 'profit', messageCode: 'profit' };
    case 'bonus':
      return { kind: 'bonus', messageCode: 'bonus', params: why(row.entry_reason) };
    case 'investment':
      return { kind: 'investment', messageCode: 'investment' };
    case 'investment_return':
      return { kind: 'investment_returned', messageCode: 'investment_returned' };
    default:
      return { kind: 'correction', messageCode: 'correction', params: why(row.entry_reason) };
  }
}

/** The operator's reason for an entry (BOOK-1). */
function why(reason: string | null): EntryParams {
  return reason === null ? {} : { reason };
}
