import { crypto } from '#crypto';
import { type Queryable, singleRow } from '../db/Db.ts';
import { chainHash, GENESIS, type Transfer } from './chain.ts';

const PAGE = 1000;

interface Account {
  readonly id: string;
  readonly credits_posted: bigint;
  readonly debits_posted: bigint;
  readonly debits_pending: bigint;
}

interface Sums {
  credits: bigint;
  debits: bigint;
  held: bigint;
}

/**
 * Replays all transfers and compares the balances with them. Returns one sentence for each difference; the list is
 * empty if the ledger is correct.
 */
export async function verify(db: Queryable): Promise<string[]> {
  const faults: string[] = [];
  const sums = new Map<string, Sums>();
  const of = (account: string) => {
    const known = sums.get(account) ?? { credits: 0n, debits: 0n, held: 0n };
    sums.set(account, known);
    return known;
  };
  let previous: Uint8Array = GENESIS;
  let position = 0n;
  for await (const row of transfers(db)) {
    position += 1n;
    if (row.position !== position) faults.push(`Transfer ${position} is missing.`);
    if (!crypto.equal(row.prev_hash, previous) || !crypto.equal(row.hash, chainHash(previous, row)))
      faults.push(`Transfer ${row.position} was changed after it was written.`);
    previous = row.hash;
    position = row.position;
    replay(row, of);
  }
  return [...faults, ...(await headFaults(db, position, previous)), ...(await accountFaults(db, sums))];
}

function replay({ kind, amount, debit_account, credit_account }: Transfer, of: (account: string) => Sums): void {
  const from = of(debit_account);
  if (kind === 'pending') from.held += amount;
  if (kind === 'post' || kind === 'void') from.held -= amount;
  if (kind === 'posted' || kind === 'post') {
    from.debits += amount;
    of(credit_account).credits += amount;
  }
}

async function headFaults(db: Queryable, position: bigint, hash: Uint8Array): Promise<string[]> {
  const [head] = await db.query<{ position: bigint; hash: Uint8Array }>('SELECT position, hash FROM ledger_head');
  if (!head) return position === 0n ? [] : ['The end of the chain is not recorded.'];
  return head.position === position && crypto.equal(head.hash, hash)
    ? []
    : ['Transfers are missing at the end of the chain.'];
}

async function accountFaults(db: Queryable, sums: Map<string, Sums>): Promise<string[]> {
  const accounts = await db.query<Account>(
    `SELECT id, credits_posted, debits_posted, debits_pending FROM ledger_accounts WHERE kind = 'user'`,
  );
  return accounts
    .filter(({ id, credits_posted, debits_posted, debits_pending }) => {
      const { credits, debits, held } = sums.get(id) ?? { credits: 0n, debits: 0n, held: 0n };
      return credits !== credits_posted || debits !== debits_posted || held !== debits_pending;
    })
    .map(({ id }) => `The balance of account ${id} is not the sum of its transfers.`);
}

async function* transfers(db: Queryable): AsyncGenerator<Transfer & { prev_hash: Uint8Array; hash: Uint8Array }> {
  let last = 0n;
  for (;;) {
    const page = await db.query<Transfer & { prev_hash: Uint8Array; hash: Uint8Array }>(
      'SELECT * FROM ledger_transfers WHERE position > $1 ORDER BY position LIMIT $2',
      [last, PAGE],
    );
    yield* page;
    if (page.length < PAGE) return;
    last = singleRow(page.slice(-1)).position;
  }
}
