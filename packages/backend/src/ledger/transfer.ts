import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { inserter } from '../db/inserter.ts';
import { newId } from '../ids.ts';
import type { Cents } from '../money.ts';
import { chainHash, GENESIS, type Transfer, type TransferKind } from './chain.ts';

/** A movement from one account to another. */
export interface Movement {
  readonly from: string;
  readonly to: string;
  readonly cents: Cents;
  /** The cause of the transfer; a reference can be used once for each kind, so a repetition cannot move money twice. */
  readonly ref: { readonly type: string; readonly id: string };
}

/** A transfer with its position in the hash chain. */
interface Stored extends Transfer {
  readonly prev_hash: Uint8Array;
  readonly hash: Uint8Array;
}

const stored = inserter<Stored>('ledger_transfers', {
  id: true,
  position: true,
  debit_account: true,
  credit_account: true,
  amount: true,
  kind: true,
  pending_id: true,
  ref_type: true,
  ref_id: true,
  created_at: true,
  prev_hash: true,
  hash: true,
});
/** Inserts the transfer and updates the end of the chain in one statement, because all other transfers wait for it. */
const APPEND = `WITH head AS (
    UPDATE ledger_head SET position = ${stored.param('position')}, hash = ${stored.param('hash')} WHERE id = 1)
  ${stored.sql}`;

/** The id of the transfer, or the refusal because the account has too little. */
export type TransferResult = { ok: true; id: string } | { ok: false; code: 'insufficient_fund' };

/** Moves money immediately. Runs in the transaction of the operation that moves it. */
export async function transfer(tx: Queryable, clock: Clock, movement: Movement): Promise<TransferResult> {
  if (!(await debit(tx, movement, 'debits_posted'))) return { ok: false, code: 'insufficient_fund' };
  await credit(tx, movement);
  return { ok: true, id: await append(tx, clock, movement, 'posted', null) };
}

/** Holds money, so that nothing else can use it, until `settle` moves or releases it (WD-5). */
export async function hold(tx: Queryable, clock: Clock, movement: Movement): Promise<TransferResult> {
  if (!(await debit(tx, movement, 'debits_pending'))) return { ok: false, code: 'insufficient_fund' };
  return { ok: true, id: await append(tx, clock, movement, 'pending', null) };
}

/**
 * Ends a hold: `post` moves its money, `void` releases it. A hold can be ended once, which a constraint of the database
 * ensures.
 */
export async function settle(tx: Queryable, clock: Clock, holdId: string, how: 'post' | 'void'): Promise<string> {
  const pending = singleRow(
    await tx.query<Transfer>(`SELECT * FROM ledger_transfers WHERE id = $1 AND kind = 'pending'`, [holdId]),
  );
  const movement: Movement = {
    from: pending.debit_account,
    to: pending.credit_account,
    cents: pending.amount,
    ref: { type: pending.ref_type, id: pending.ref_id },
  };
  // Locks the account before the chain, as everywhere: a different order could deadlock two transactions.
  await tx.query('SELECT id FROM ledger_accounts WHERE id = $1 FOR UPDATE', [movement.from]);
  const id = await append(tx, clock, movement, how, holdId);
  const posted = how === 'post' ? pending.amount : 0n;
  await tx.query(
    `UPDATE ledger_accounts SET debits_pending = debits_pending - $2, debits_posted = debits_posted + $3 WHERE id = $1 AND kind = 'user'`,
    [movement.from, pending.amount, posted],
  );
  if (how === 'post') await credit(tx, movement);
  return id;
}

/**
 * Debits an investor only if the balance suffices; condition and write are one statement, so concurrent calls cannot
 * overdraw it.
 */
async function debit(tx: Queryable, { from, cents }: Movement, column: 'debits_posted' | 'debits_pending') {
  const taken = await tx.query(
    `UPDATE ledger_accounts SET ${column} = ${column} + $2
     WHERE id = $1 AND kind = 'user' AND credits_posted - debits_posted - debits_pending >= $2 RETURNING id`,
    [from, cents],
  );
  return taken.length === 1 || (await isHouse(tx, from));
}

/** Balances of internal accounts are summed from the transfers on demand, so that their rows are not a bottleneck. */
async function credit(tx: Queryable, { to, cents }: Movement): Promise<void> {
  await tx.query(
    `UPDATE ledger_accounts SET credits_posted = credits_posted + $2
     WHERE id = $1 AND kind = 'user'`,
    [to, cents],
  );
}

async function isHouse(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(`SELECT id FROM ledger_accounts WHERE id = $1 AND kind <> 'user'`, [id]);
  return rows.length === 1;
}

async function append(tx: Queryable, clock: Clock, movement: Movement, kind: TransferKind, pendingId: string | null) {
  const head = (await lockHead(tx)) ?? (await makeHead(tx));
  const row: Transfer = {
    id: newId(clock),
    position: head.position + 1n,
    debit_account: movement.from,
    credit_account: movement.to,
    amount: movement.cents,
    kind,
    pending_id: pendingId,
    ref_type: movement.ref.type,
    ref_id: movement.ref.id,
    created_at: clock(),
  };
  const hash = chainHash(head.hash, row);
  await tx.write(APPEND, stored.values({ ...row, prev_hash: head.hash, hash }));
  return row.id;
}

interface ChainEnd {
  readonly position: bigint;
  readonly hash: Uint8Array;
}

/** The end of the chain, locked for this transaction; undefined before the first transfer. */
async function lockHead(tx: Queryable): Promise<ChainEnd | undefined> {
  const [head] = await tx.query<ChainEnd>('SELECT position, hash FROM ledger_head WHERE id = 1 FOR UPDATE');
  return head;
}

async function makeHead(tx: Queryable): Promise<ChainEnd> {
  await tx.query('INSERT INTO ledger_head (id, position, hash) VALUES (1, 0, $1) ON CONFLICT DO NOTHING', [GENESIS]);
  const head = await lockHead(tx);
  if (!head) throw new Error('The ledger has no end.');
  return head;
}
