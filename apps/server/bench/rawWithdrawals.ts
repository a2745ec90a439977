import { createHash, randomUUID } from 'node:crypto';
import type { Bare, Run } from './reference.ts';

const CLIENTS = 20;

/** Performs `count` withdrawals by plain transactions, 20 at a time; returns the milliseconds that took. */
export async function rawWithdrawals(database: Bare, count: number): Promise<number> {
  const users = await database.query(
    'users',
    'SELECT owner_user_id AS id FROM ledger_accounts WHERE credits_posted > 1000000000',
    [],
  );
  const ids = users.map(({ id }) => String(id));
  const [house] = await database.query('house', `SELECT id FROM ledger_accounts WHERE kind = 'house_cash'`, []);
  let left = count;
  const started = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await database.tx((run) => withdraw(run, ids[left % ids.length] ?? '', String(house?.['id'])));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return performance.now() - started;
}

/**
 * The statements that every server needs: the idempotency key, the balance, the transfer in the hash chain, the
 * withdrawal, and the answer stored for the key.
 */
async function withdraw(run: Run, user: string, house: string): Promise<void> {
  const [key, transfer, withdrawal, now] = [randomUUID(), randomUUID(), randomUUID(), new Date()];
  await run(
    'key',
    `INSERT INTO idempotency (user_id, operation, key, fingerprint, created_at) VALUES ($1, 'raw', $2, $3, $4)
     ON CONFLICT (user_id, operation, key) DO NOTHING RETURNING key`,
    [user, key, Buffer.alloc(32), now],
  );
  const [account] = await run(
    'hold',
    `UPDATE ledger_accounts SET debits_pending = debits_pending + 1
     WHERE owner_user_id = $1 AND credits_posted - debits_posted - debits_pending >= 1 RETURNING id`,
    [user],
  );
  const [head] = await run('head', 'SELECT position, hash FROM ledger_head WHERE id = 1 FOR UPDATE', []);
  const position = BigInt(String(head?.['position'])) + 1n;
  const previous = Buffer.from(head?.['hash'] as Uint8Array);
  const hash = createHash('sha256').update(previous).update(transfer).digest();
  await run(
    'transfer',
    `INSERT INTO ledger_transfers (id, position, debit_account, credit_account, amount, kind, ref_type, ref_id, created_at,
       prev_hash, hash) VALUES ($1, $2, $3, $4, 1, 'pending', 'withdrawal', $5, $6, $7, $8)`,
    [transfer, position, account?.['id'], house, withdrawal, now, previous, hash],
  );
  await run('chain', 'UPDATE ledger_head SET position = $1, hash = $2 WHERE id = 1', [position, hash]);
  await run(
    'withdrawal',
    `INSERT INTO withdrawals (id, user_id, amount_cents, method, status, destination, created_at, hold_transfer_id)
     VALUES ($1, $2, 1, 'cashapp', 'Pending', '{}', $3, $4)`,
    [withdrawal, user, now, transfer],
  );
  await run('answer', `UPDATE idempotency SET answer = '{}' WHERE user_id = $1 AND operation = 'raw' AND key = $2`, [
    user,
    key,
  ]);
}
