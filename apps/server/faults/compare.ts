import type { Db, Queryable } from '@keel/backend/db/Db.ts';
import { snapshot } from '@keel/backend/db/snapshot.ts';
import { verify } from '@keel/backend/ledger/verify.ts';
import { FUNDS } from '../rig/investors.ts';
import type { Intent, Journal } from './journal.ts';

/** The differences between clients and database, one sentence each. */
export interface Differences {
  /** Acknowledged but missing, present but never requested, or present twice. */
  readonly money: string[];
  /** The faults that `verify` finds in the ledger. */
  readonly ledger: string[];
}

interface StoredRow {
  readonly id: string;
  readonly user_id: string;
  readonly cents: bigint;
  readonly cancelled: boolean;
  readonly holds: bigint;
  readonly returns: bigint;
  readonly posts: bigint;
}

const WITHDRAWALS = `
  SELECT w.id, w.user_id, w.amount_cents AS cents, w.status = 'Cancelled' AS cancelled,
    (SELECT count(*) FROM ledger_transfers t WHERE t.ref_type = 'withdrawal' AND t.ref_id = w.id AND t.kind = 'pending') AS holds,
    (SELECT count(*) FROM ledger_transfers t WHERE t.ref_type = 'withdrawal' AND t.ref_id = w.id AND t.kind = 'void') AS returns,
    (SELECT count(*) FROM ledger_transfers t WHERE t.ref_type = 'withdrawal' AND t.ref_id = w.id AND t.kind = 'post') AS posts
  FROM withdrawals w WHERE w.user_id = ANY($1::uuid[])`;
const DEPOSITS = 'SELECT id, user_id, amount_cents AS cents FROM deposits WHERE user_id = ANY($1::uuid[])';
const BALANCES = `
  SELECT owner_user_id AS user_id, credits_posted - debits_posted - debits_pending AS cents
  FROM ledger_accounts WHERE owner_user_id = ANY($1::uuid[])`;

/** Compares the answers that clients received with one snapshot of the database. */
export async function compare(db: Db, journal: Journal): Promise<Differences> {
  // Read first: what is answered during the snapshot may be missing in it.
  const answers = journal.intents.map((intent) => ({ intent, status: intent.answer?.status }));
  return snapshot(db, async (tx) => {
    // The sample investor's own rows are not compared.
    const users = [...new Set(answers.map(({ intent }) => intent.investor.id))];
    const withdrawals = await tx.query<StoredRow>(WITHDRAWALS, [users]);
    const deposits = await tx.query<StoredRow>(DEPOSITS, [users]);
    const money = [
      ...created('createwithdraw', answers, withdrawals),
      ...created('createdeposit', answers, deposits),
      ...cancelled(answers, withdrawals),
      ...(await balances(tx, users, withdrawals)),
    ];
    return { money, ledger: await verify(tx) };
  });
}

type Answers = readonly { readonly intent: Intent; readonly status: number | undefined }[];

function created(kind: Intent['kind'], answers: Answers, rows: readonly StoredRow[]): string[] {
  const left = new Map<string, StoredRow[]>();
  for (const row of rows) left.set(nameOf(row), [...(left.get(nameOf(row)) ?? []), row]);
  const faults: string[] = [];
  for (const { intent, status } of answers) {
    if (intent.kind !== kind) continue;
    const name = nameOf({ user_id: intent.investor.id, cents: intent.cents });
    const found = left.get(name) ?? [];
    left.delete(name);
    if (found.length > 1) faults.push(`${kind} ${name} happened ${found.length} times.`);
    if (status === 200 && found[0]?.id !== intent.answer?.id)
      faults.push(`${kind} ${name} was acknowledged and is lost.`);
    if (status !== undefined && status !== 200 && found.length > 0)
      faults.push(`${kind} ${name} was refused and happened.`);
  }
  return [...faults, ...[...left.keys()].map((name) => `${kind} ${name} was never asked for.`)];
}

function cancelled(answers: Answers, withdrawals: readonly StoredRow[]): string[] {
  const cancels = new Map(
    answers.flatMap(({ intent, status }) => (intent.withdrawal ? [[intent.withdrawal, status]] : [])),
  );
  return withdrawals.flatMap((row) => {
    const status = cancels.get(row.id);
    if (row.cancelled && !cancels.has(row.id)) return [`Withdrawal ${row.id} was cancelled by nobody.`];
    if (!row.cancelled && status === 200) return [`The cancelling of ${row.id} was acknowledged and is lost.`];
    const isConsistent = row.holds === 1n && row.posts === 0n && row.returns === (row.cancelled ? 1n : 0n);
    return isConsistent
      ? []
      : [`Withdrawal ${row.id} has ${row.holds} holds, ${row.returns} returns and ${row.posts} payments.`];
  });
}

async function balances(tx: Queryable, users: readonly string[], withdrawals: readonly StoredRow[]): Promise<string[]> {
  const rows = await tx.query<{ user_id: string; cents: bigint }>(BALANCES, [users]);
  return rows.flatMap(({ user_id, cents }) => {
    const open = withdrawals.filter((row) => row.user_id === user_id && !row.cancelled);
    const expected = open.reduce((sum, row) => sum - row.cents, FUNDS);
    return cents === expected ? [] : [`Investor ${user_id} has ${cents} cents and should have ${expected}.`];
  });
}

function nameOf({ user_id, cents }: { user_id: string; cents: bigint }): string {
  return `of ${cents} cents by ${user_id}`;
}
