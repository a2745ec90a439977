import type { Withdrawal } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { Cursor } from '../../paging/page.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { MailedWithdrawal } from '../../security/notices/notices.ts';
import { DESTINATION_COLUMNS, type DestinationRow, destinationOf, masked } from './destination.ts';

/** A withdrawal, as `WITHDRAWAL_COLUMNS` selects it. */
export interface WithdrawalRow extends DestinationRow {
  readonly created_at: Date;
  readonly amount_cents: Cents;
  readonly method: Withdrawal['method'];
  readonly status: Withdrawal['status'];
  readonly reference: string | null;
  readonly reason: string | null;
}

export const WITHDRAWAL_COLUMNS = `${DESTINATION_COLUMNS}, created_at, amount_cents, method, status, reference, reason`;

/** The withdrawals of a user before the cursor, newest first; `rows` null returns all of them. */
export function readWithdrawals(
  db: Queryable,
  userId: string,
  { at, id }: Cursor,
  rows: number | null,
): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(
    `SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawals WHERE user_id = $1 AND (created_at, id) < ($2, $3)
     ORDER BY created_at DESC, id DESC LIMIT $4`,
    [userId, at, id, rows],
  );
}

/** The data of a withdrawal for a mail (PAYOUT-5). */
export function mailedWithdrawalOf(row: WithdrawalRow, sealer: Sealer): MailedWithdrawal {
  const destination = masked(row.method, destinationOf(sealer, row));
  return { cents: row.amount_cents, method: row.method, destination };
}

/** Converts a withdrawal to the contract (WD-4). */
export function toWithdrawal(row: WithdrawalRow, sealer: Sealer): Withdrawal {
  return {
    _id: row.id,
    date: row.created_at.toISOString(),
    amount: toWire(row.amount_cents),
    method: row.method,
    status: row.status,
    destination: masked(row.method, destinationOf(sealer, row)),
    reference: row.reference,
    reason: row.reason,
  };
}
