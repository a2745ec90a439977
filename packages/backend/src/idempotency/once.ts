import type { OperationId } from '@keel/contract';
import { crypto } from '#crypto';
import { after, type Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Refusal, Reply } from '../contract/contract.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { sqlState } from '../db/retrying.ts';
import { messageOf } from '../words/sentences.ts';
import type { Fingerprint } from './fingerprint.ts';
import { RETENTION_MS, WAIT_MS } from './rules.ts';

/** A request that the app may retry, and its sender. */
interface Repeatable {
  readonly body: unknown;
  readonly caller: { readonly userId: string };
  readonly idempotencyKey: string | null;
}

interface Deps {
  readonly config: Pick<Config, 'requireIdempotencyKey'>;
  readonly clock: Clock;
  readonly db: Db;
  readonly fingerprint: Fingerprint;
}

interface StoredAnswer {
  readonly fingerprint: Uint8Array;
  readonly answer: string | null;
}

/** The body differs from the body of the first call with this key. */
const mismatch = {
  status: 422,
  code: 'idempotency_mismatch',
  ...messageOf('idempotency_mismatch'),
} as const satisfies Refusal;

/** The first call with this key is not finished yet. */
const inProgress = {
  status: 409,
  code: 'idempotency_in_progress',
  ...messageOf('idempotency_in_progress'),
} as const satisfies Refusal;

/** Without a key, a call that is sent twice would move money twice. */
const keyRequired = {
  status: 422,
  code: 'idempotency_key_required',
  ...messageOf('idempotency_key_required'),
} as const satisfies Refusal;

/** Calls that move money: without a key, a retry would move it twice. */
const MOVE_MONEY: ReadonlySet<OperationId> = new Set(['createOrder', 'createWithdraw', 'transferFunds']);

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` in one transaction, and at most once for an idempotency key of a user and operation: a retry with the
 * same body gets the first answer, refusals included. `work` must either answer 200 or change nothing. Without a key it
 * runs each time, or is refused if the operator requires keys (as live mode does).
 */
export async function once<Op extends OperationId>(
  operation: Op,
  { body, caller, idempotencyKey: key }: Repeatable,
  { config, clock, db, fingerprint }: Deps,
  work: (tx: Queryable) => Promise<Reply<Op>>,
): Promise<Reply<Op> | typeof mismatch | typeof inProgress | typeof keyRequired> {
  if (key === null) {
    return config.requireIdempotencyKey && MOVE_MONEY.has(operation) ? keyRequired : db.tx(work);
  }
  const scope = [caller.userId, operation, key] as const;
  const print = fingerprint(body);
  try {
    return await db.tx(async (tx) => {
      const stored = await take(tx, clock, scope, print);
      if (stored) return replay<Op>(stored, print);
      const answer = await work(tx);
      await tx.write('UPDATE idempotency SET answer = $4 WHERE user_id = $1 AND operation = $2 AND key = $3', [
        ...scope,
        JSON.stringify(answer),
      ]);
      return answer;
    });
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return inProgress;
    throw error;
  }
}

type Scope = readonly [userId: string, operation: OperationId, key: string];

/** Claims a key for this transaction; otherwise returns what an earlier call stored. */
async function take(tx: Queryable, clock: Clock, scope: Scope, print: Uint8Array): Promise<StoredAnswer | undefined> {
  const now = clock();
  const oldest = after(now, -RETENTION_MS);
  for (;;) {
    if (await insert(tx, scope, print, now)) return undefined;
    const [stored] = await tx.query<StoredAnswer>(
      `SELECT fingerprint, answer FROM idempotency
       WHERE user_id = $1 AND operation = $2 AND key = $3 AND created_at > $4`,
      [...scope, oldest],
    );
    if (stored) return stored;
    // The stored answer has expired and was not deleted yet: the key can be used again.
    await tx.query('DELETE FROM idempotency WHERE user_id = $1 AND operation = $2 AND key = $3 AND created_at <= $4', [
      ...scope,
      oldest,
    ]);
  }
}

/**
 * Inserts the row of a key; false if it exists. A second call waits here until the first one commits, for at most
 * `WAIT_MS`. The lock timeout is set before the insert and reset after it in the same statement, or in a separate one
 * if no row was inserted.
 */
async function insert(tx: Queryable, scope: Scope, print: Uint8Array, now: Date): Promise<boolean> {
  const inserted = await tx.query(
    `WITH patience AS MATERIALIZED (SELECT set_config('lock_timeout', $6, true) AS ms)
     INSERT INTO idempotency (user_id, operation, key, fingerprint, created_at)
     SELECT $1, $2, $3, $4, $5 FROM patience
     ON CONFLICT (user_id, operation, key) DO NOTHING RETURNING set_config('lock_timeout', '0', true)`,
    [...scope, print, now, String(WAIT_MS)],
  );
  if (inserted.length === 1) return true;
  await tx.query(`SELECT set_config('lock_timeout', '0', true)`);
  return false;
}

function replay<Op extends OperationId>({ fingerprint: first, answer }: StoredAnswer, print: Uint8Array) {
  if (!crypto.equal(first, print)) return mismatch;
  if (answer === null) throw new Error('A key was committed without its answer.');
  return { ...(JSON.parse(answer) as Reply<Op>), headers: { 'Idempotency-Replayed': 'true' } };
}
