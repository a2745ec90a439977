import type { StatementEntry } from '../../api/statement.ts';

/**
 * Leaves out entries that moved no money, such as the payout of an amount that was on hold before: the entry of the
 * hold then says that it was paid out. For a summary; the statement has every entry (HONEST-6).
 */
export function foldPayouts(entries: readonly StatementEntry[]): readonly StatementEntry[] {
  const paid = new Map(entries.filter(({ amount }) => amount === 0).map((entry) => [entry.reference, entry]));
  return entries
    .filter(({ amount }) => amount !== 0)
    .map((entry) => {
      const payout = entry.reference === null ? undefined : paid.get(entry.reference);
      return payout === undefined ? entry : { ...payout, ...moneyOf(entry) };
    });
}

/** The amount and the time of an entry, without its description. */
function moneyOf({ id, date, amount, balance, reference }: StatementEntry) {
  return { id, date, amount, balance, reference };
}
