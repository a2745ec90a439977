import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';
import { type ActRow, actHash } from './actHash.ts';

/** Who did what to which thing, and why (OPS-1). No field holds a secret or an investor's whole address. */
export interface Act {
  /** A user's id, or the name of an operator. */
  readonly actor: string;
  /** What was done, as `deposit.confirm`. */
  readonly action: string;
  /** The id of the thing. */
  readonly object: string;
  readonly reason?: string | null;
  /** What it was changed to. */
  readonly detail?: string | null;
}

interface Head {
  readonly position: bigint;
  readonly hash: Uint8Array;
}

/**
 * Writes an act down, in its own transaction. The end of the chain is locked until then, so it comes after the thing,
 * the account and the ledger, and before the events of the investor.
 */
export async function audit(tx: Queryable, clock: Clock, act: Act): Promise<void> {
  const { actor, action, object, reason = null, detail = null } = act;
  const head = singleRow(await tx.query<Head>('SELECT position, hash FROM audit_head WHERE id = 1 FOR UPDATE'));
  const row: ActRow = {
    id: newId(clock),
    position: head.position + 1n,
    at: clock(),
    actor,
    action,
    object,
    reason,
    detail,
  };
  const hash = actHash(head.hash, row);
  await tx.query(
    `INSERT INTO audit_log (id, position, at, actor, action, object, reason, detail, prev_hash, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [row.id, row.position, row.at, actor, action, object, reason, detail, head.hash, hash],
  );
  await tx.query('UPDATE audit_head SET position = $1, hash = $2 WHERE id = 1', [row.position, hash]);
}
