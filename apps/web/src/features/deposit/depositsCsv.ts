import type { Deposit } from '@keel/flows';
import { centsToWire } from '../../api/money.ts';
import { toCsv } from '../../platform/csv.ts';

const NAMES = ['id', 'date', 'amount', 'credited', 'method', 'plan', 'status', 'paid', 'address'];

/** Deposits as CSV, in the order of the list. */
export function depositsCsv(deposits: readonly Deposit[]): string {
  return toCsv(
    NAMES,
    deposits.map(({ depositId, date, amount, credited = null, type, plan, status, paid, address }) => [
      depositId,
      date,
      centsToWire(amount),
      credited === null ? null : centsToWire(credited),
      type,
      plan,
      status,
      paid,
      address,
    ]),
  );
}
