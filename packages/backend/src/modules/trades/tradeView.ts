import type { Trade } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Cursor } from '../../paging/page.ts';

/** A trade of the account manager. */
export interface TradeRow {
  readonly id: string;
  readonly created_at: Date;
  readonly pair: string;
  readonly profit_cents: Cents;
  readonly loss_cents: Cents;
}

/** The trades of a user before the cursor, newest first; `rows` null returns all of them. */
export function readTrades(
  db: Queryable,
  userId: string,
  { at, id }: Cursor,
  rows: number | null,
): Promise<TradeRow[]> {
  return db.query<TradeRow>(
    `SELECT id, created_at, pair, profit_cents, loss_cents FROM trades
     WHERE user_id = $1 AND (created_at, id) < ($2, $3) ORDER BY created_at DESC, id DESC LIMIT $4`,
    [userId, at, id, rows],
  );
}

/** Converts a trade to the contract (PROF-1). */
export function toTrade(row: TradeRow): Trade {
  return {
    _id: row.id,
    date: row.created_at.toISOString(),
    pair: row.pair,
    profit: toWire(row.profit_cents),
    loss: toWire(row.loss_cents),
  };
}
