import type { Queryable } from '../../db/Db.ts';
import { type Cents, toWire } from '../../money.ts';
import type { SendRows } from '../call.ts';
import type { Result } from '../result.ts';
import type { Period } from './period.ts';
import { PAGE, sendPages } from './sendPages.ts';

interface Sums {
  readonly opening: Cents;
  readonly credits: Cents;
  readonly debits: Cents;
  readonly held: Cents;
}

interface AccountBalance extends Sums {
  readonly id: string;
  readonly owner_user_id: string;
  readonly email: string;
}

/** How each transfer changes the posted and the held amount of an account; a hold only debits when it is posted. */
const MOVES = `SELECT t.created_at, CASE WHEN t.kind IN ('posted', 'post') THEN -t.amount ELSE 0 END AS moved,
      CASE t.kind WHEN 'pending' THEN t.amount WHEN 'posted' THEN 0 ELSE -t.amount END AS held
    FROM ledger_transfers t WHERE t.debit_account = a.id AND t.position <= $4 AND t.created_at < $3
  UNION ALL SELECT t.created_at, t.amount, 0 FROM ledger_transfers t
    WHERE t.credit_account = a.id AND t.kind IN ('posted', 'post') AND t.position <= $4 AND t.created_at < $3`;

const ACCOUNTS = `
  SELECT a.id, a.owner_user_id, u.email, s.* FROM (
    SELECT id, owner_user_id FROM ledger_accounts WHERE kind = 'user' AND id > $1 ORDER BY id LIMIT ${PAGE}) AS a
  JOIN users u ON u.id = a.owner_user_id
  CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(moved) FILTER (WHERE created_at < $2), 0)::bigint AS opening,
      COALESCE(SUM(moved) FILTER (WHERE created_at >= $2 AND moved > 0), 0)::bigint AS credits,
      COALESCE(-SUM(moved) FILTER (WHERE created_at >= $2 AND moved < 0), 0)::bigint AS debits,
      COALESCE(SUM(held), 0)::bigint AS held
    FROM (${MOVES}) AS m) AS s
  ORDER BY a.id`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * BOOK-1: the balance of each investor at the start and the end of a period, computed from the transfers; `closing`
 * includes held money, `available` does not. Accounts are ordered by creation, the totals come last.
 */
export async function reportBalances(db: Queryable, { from, to, head }: Period, sendRows: SendRows): Promise<Result> {
  const total = { accounts: 0, opening: 0n, credits: 0n, debits: 0n, held: 0n };
  await sendPages<AccountBalance>(sendRows, {
    read: (last) => db.query<AccountBalance>(ACCOUNTS, [last?.id ?? FIRST, from, to, head]),
    view: ({ owner_user_id: account, email, ...sums }) => {
      total.accounts += 1;
      for (const name of ['opening', 'credits', 'debits', 'held'] as const) total[name] += sums[name];
      return { account, email, ...figures(sums) };
    },
  });
  return { fields: { accounts: total.accounts, ...figures(total) } };
}

function figures({ opening, credits, debits, held }: Sums) {
  const closing = opening + credits - debits;
  const all = { opening, in: credits, out: debits, closing, held, available: closing - held };
  return Object.fromEntries(Object.entries(all).map(([name, cents]) => [name, toWire(cents)]));
}
