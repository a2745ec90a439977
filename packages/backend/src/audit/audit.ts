import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { newId } from '../ids.ts';
import { type ActRow, actHash } from './actHash.ts';

/**
 * An entry of the audit log: who did what to which object, and why (OPS-1). No field contains a secret or a complete
 * address of an investor.
 */
export interface AuditEntry {
  /** A user's id, or the name of an operator. */
  readonly actor: string;
  /** What was done, such as `deposit.confirmed`. */
  readonly action: string;
  /** The id of the object. */
  readonly object: string;
  readonly reason?: string | null;
  /** Further facts, such as the new value. */
  readonly detail?: string | null;
}

interface AuditHead {
  readonly position: bigint;
  readonly hash: Uint8Array;
}

/**
 * Writes an entry to the audit log, in the transaction of the action. It locks the end of the hash chain until the
 * commit, so call it after the object, the account and the ledger were written, and before the investor's events.
 */
export async function audit(tx: Queryable, clock: Clock, act: AuditEntry): Promise<void> {
  const { actor, action, object, reason = null, detail = null } = act;
  const head = singleRow(await tx.query<AuditHead>('SELECT position, hash FROM audit_head WHERE id = 1 FOR UPDATE'));
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
