import type { Queryable } from '../../db/Db.ts';
import type { TransferKind } from '../../ledger/chain.ts';
import { type Cents, toWire } from '../../money.ts';
import type { SendRows } from '../call.ts';
import type { Result, Row } from '../result.ts';
import type { Period } from './period.ts';

/** Number of transfers that one statement sums. */
const WINDOW = 20_000n;

/** The sums of one batch by kind of account and of transfer: before the period, and until its end. */
const SUMS = `
  SELECT d.kind AS debit, c.kind AS credit, t.kind,
    COALESCE(SUM(t.amount) FILTER (WHERE t.created_at < $3), 0)::bigint AS opening,
    COALESCE(SUM(t.amount) FILTER (WHERE t.created_at < $4), 0)::bigint AS closing
  FROM ledger_transfers t JOIN ledger_accounts d ON d.id = t.debit_account
    JOIN ledger_accounts c ON c.id = t.credit_account
  WHERE t.position > $1 AND t.position <= $2 GROUP BY d.kind, c.kind, t.kind`;

interface AccountSums {
  readonly debit: string;
  readonly credit: string;
  readonly kind: TransferKind;
  readonly opening: Cents;
  readonly closing: Cents;
}

interface Ends {
  opening: Cents;
  closing: Cents;
}

/**
 * BOOK-1: the liabilities to all investors at the start and the end of a period, available and held, and the balance of
 * each internal account: credits minus debits, so that all accounts sum to 0.00. Computed from the transfers.
 */
export async function reportLiabilities(
  db: Queryable,
  { from, to, head }: Period,
  sendRows: SendRows,
): Promise<Result> {
  const held: Ends = { opening: 0n, closing: 0n };
  const accounts = new Map<string, Ends>();
  const account = (kind: string) => {
    const known = accounts.get(kind) ?? { opening: 0n, closing: 0n };
    accounts.set(kind, known);
    return known;
  };
  for (let done = 0n; done < head; done += WINDOW) {
    const end = done + WINDOW < head ? done + WINDOW : head;
    for (const found of await db.query<AccountSums>(SUMS, [done, end, from, to])) {
      const { kind, debit, credit } = found;
      if (kind === 'pending') add(held, found, 1n);
      if (kind === 'post' || kind === 'void') add(held, found, -1n);
      if (kind === 'pending' || kind === 'void') continue;
      add(account(debit), found, -1n);
      add(account(credit), found, 1n);
    }
  }
  const owed = account('user');
  const available = { opening: owed.opening - held.opening, closing: owed.closing - held.closing };
  const house = [...accounts].filter(([kind]) => kind !== 'user').toSorted(([one], [other]) => (one < other ? -1 : 1));
  const all = [...accounts.values()].reduce((sum, ends) => add(sum, ends, 1n), { opening: 0n, closing: 0n });
  await sendRows([
    shown('investors, available', available),
    shown('investors, held', held),
    shown('owed to investors', owed),
    ...house.map(([kind, ends]) => shown(kind, ends)),
    shown('all accounts together', all),
  ]);
  return { fields: { transfers: head.toString(), owed: toWire(owed.closing) } };
}

function add(ends: Ends, { opening, closing }: Ends, times: bigint): Ends {
  ends.opening += opening * times;
  ends.closing += closing * times;
  return ends;
}

function shown(account: string, { opening, closing }: Ends): Row {
  return { account, opening: toWire(opening), change: toWire(closing - opening), closing: toWire(closing) };
}
