import type { Order } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Cursor } from '../../paging/page.ts';

/** An order with the transaction id of its payment. */
export interface OrderRow {
  readonly id: string;
  readonly created_at: Date;
  readonly type: Order['type'];
  readonly asset: string;
  readonly quantity: string;
  readonly chain: string;
  readonly network: Order['network'];
  readonly address: string | null;
  readonly amount_cents: Cents | null;
  readonly status: Order['status'];
  readonly quote_id: string | null;
  readonly fee_cents: Cents | null;
  /** The part of a purchase's amount that pays for the network fee. */
  readonly network_fee_cents: Cents | null;
  readonly counterparty: string | null;
  readonly confirmations: number | null;
  readonly pay_to: string | null;
  readonly pay_until: Date | null;
  readonly reason: string | null;
  /** When all coins of a sale were first seen. */
  readonly paid_at: Date | null;
  /** What an order with a confirmed transfer waits for; null if for nothing. */
  readonly waits_for: 'price' | 'operator' | null;
  /** The transaction id of the desk's signed transfer; null for a sale. */
  readonly tx_id: string | null;
}

const ROWS = `SELECT o.id, o.created_at, o.type, o.asset, o.quantity, o.chain, o.network, o.address, o.amount_cents,
    o.status, o.quote_id, o.fee_cents, o.network_fee_cents, o.counterparty, o.confirmations, o.pay_to, o.pay_until, o.reason, o.paid_at, o.waits_for,
    p.tx_id
  FROM orders o LEFT JOIN desk_payments p ON p.order_id = o.id AND o.type = 'buy'`;

/** The orders of a user before the cursor, newest first; `rows` null returns all of them. */
export function readOrders(
  db: Queryable,
  userId: string,
  { at, id }: Cursor,
  rows: number | null,
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `${ROWS} WHERE o.user_id = $1 AND (o.created_at, o.id) < ($2, $3) ORDER BY o.created_at DESC, o.id DESC LIMIT $4`,
    [userId, at, id, rows],
  );
}

/** An order of a user by its id, or by the idempotency key with which it was created (`attempt`). */
export async function readOrder(
  db: Queryable,
  userId: string,
  by: 'id' | 'attempt',
  value: string,
): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(`${ROWS} WHERE o.user_id = $1 AND o.${by} = $2`, [userId, value]);
  return row;
}

/** Converts an order to the contract (WALLET-7). */
export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    date: row.created_at.toISOString(),
    type: row.type,
    asset: row.asset,
    quantity: row.quantity,
    chain: row.chain,
    network: row.network,
    address: row.address,
    amount: row.amount_cents === null ? null : toWire(row.amount_cents),
    status: row.status,
    state: stateOf(row),
    fee: row.fee_cents === null ? null : toWire(row.fee_cents),
    networkFee: row.network_fee_cents === null ? null : toWire(row.network_fee_cents),
    counterparty: row.counterparty,
    txId: row.tx_id,
    confirmations: row.confirmations,
    payTo:
      row.pay_to === null || row.pay_until === null
        ? null
        : { address: row.pay_to, quantity: row.quantity, until: row.pay_until.toISOString() },
    waitsFor: waitsFor(row),
    reason: row.reason,
  };
}

/** What a sale at a quote waits for; null if that is unknown, and for all other orders. */
function waitsFor({ status, pay_to, paid_at, waits_for }: OrderRow): Order['waitsFor'] {
  if (status !== 'Pending' || pay_to === null) return null;
  return waits_for ?? (paid_at === null ? 'coins' : 'confirmations');
}

/** A rejected purchase releases its held money; other orders hold nothing. */
function stateOf({ status, type }: OrderRow): Order['state'] {
  if (status === 'Pending') return 'pending';
  if (status === 'Completed') return 'settled';
  return type === 'buy' ? 'refunded' : 'failed';
}
