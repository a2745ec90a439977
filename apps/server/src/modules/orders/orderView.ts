import type { Order } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Cursor } from '../../paging/page.ts';

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
}

/** Orders of a user that are older than the cursor, newest first; `rows` null is all of them. */
export function readOrders(
  db: Queryable,
  userId: string,
  { at, id }: Cursor,
  rows: number | null,
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `SELECT id, created_at, type, asset, quantity, chain, network, address, amount_cents, status FROM orders
     WHERE user_id = $1 AND (created_at, id) < ($2, $3) ORDER BY created_at DESC, id DESC LIMIT $4`,
    [userId, at, id, rows],
  );
}

/** An order as the contract has it (WALLET-7). */
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
  };
}
