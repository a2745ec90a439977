import type { Withdrawal } from '@keel/flows';
import { centsToWire } from '../../api/money.ts';
import { toCsv } from '../../platform/csv.ts';

const NAMES = ['id', 'date', 'amount', 'method', 'destination', 'status', 'reference', 'reason'];

/** Withdrawals as CSV, in the order of the list. */
export function withdrawalsCsv(withdrawals: readonly Withdrawal[]): string {
  return toCsv(
    NAMES,
    withdrawals.map(({ _id, date, amount, method, destination, status, reference, reason }) => [
      _id,
      date,
      centsToWire(amount),
      method,
      destination,
      status,
      reference,
      reason,
    ]),
  );
}
