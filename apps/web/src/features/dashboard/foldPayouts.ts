import type { StatementEntry } from '../../api/statement.ts';

/**
 * Entries without those that moved nothing. A payout of an amount that was held before is one: the entry that held the
 * amount says instead that it was paid out. For a look at what moved; the statement has every entry (HONEST-6).
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

/** What an entry moved and when, without what is said of it. */
function moneyOf({ id, date, amount, balance, reference }: StatementEntry) {
  return { id, date, amount, balance, reference };
}
