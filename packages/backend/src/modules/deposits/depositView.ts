import type { Deposit } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Cursor } from '../../paging/page.ts';
import { type RateColumns, toHeldRate } from './heldRate.ts';

/** A deposit with the name of its plan, as `DEPOSITS` selects it. */
export interface DepositRow extends RateColumns {
  readonly id: string;
  readonly created_at: Date;
  readonly amount_cents: Cents;
  readonly credited_cents: Cents | null;
  readonly method: Deposit['type'];
  readonly plan: string;
  readonly status: Deposit['status'];
  readonly paid: boolean;
  readonly address: string | null;
}

/** SELECT and FROM of a `DepositRow`; the deposit has the alias `d`. */
export const DEPOSITS = `SELECT d.id, d.created_at, d.amount_cents, d.credited_cents, d.method, p.name AS plan, d.status,
    d.paid, d.address, d.coin_rate, d.coin_amount, d.rate_as_of, d.rate_held_until
  FROM deposits d JOIN plans p ON p.id = d.plan_id`;

/** The deposits of a user before the cursor, newest first; `rows` null returns all of them. */
export function readDeposits(
  db: Queryable,
  userId: string,
  { at, id }: Cursor,
  rows: number | null,
): Promise<DepositRow[]> {
  return db.query<DepositRow>(
    `${DEPOSITS} WHERE d.user_id = $1 AND (d.created_at, d.id) < ($2, $3)
     ORDER BY d.created_at DESC, d.id DESC LIMIT $4`,
    [userId, at, id, rows],
  );
}

/** Converts a deposit to the contract (DEP-6). */
export function toDeposit(row: DepositRow): Deposit {
  return {
    depositId: row.id,
    date: row.created_at.toISOString(),
    amount: toWire(row.amount_cents),
    credited: row.status === 'confirmed' ? toWire(row.credited_cents ?? row.amount_cents) : null,
    type: row.method,
    plan: row.plan,
    status: row.status,
    paid: row.paid ? 'Paid' : 'unPaid',
    address: row.address,
    held: toHeldRate(row),
  };
}
