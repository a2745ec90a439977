import { crypto } from '#crypto';
import { type Queryable, singleRow } from '../db/Db.ts';
import { GENESIS } from '../ledger/chain.ts';
import { type ActRow, actHash } from './actHash.ts';

const PAGE = 1000;

interface Chained extends ActRow {
  readonly prev_hash: Uint8Array;
  readonly hash: Uint8Array;
}

/**
 * Verifies the hash chain of the audit log. Returns one sentence for each break; the list is empty if the log is intact
 * (OPS-1).
 */
export async function verifyAudit(db: Queryable): Promise<string[]> {
  const faults: string[] = [];
  let previous: Uint8Array = GENESIS;
  let position = 0n;
  for await (const row of acts(db)) {
    position += 1n;
    if (row.position !== position) faults.push(`Audit entry ${position} is missing.`);
    if (!crypto.equal(row.prev_hash, previous) || !crypto.equal(row.hash, actHash(previous, row)))
      faults.push(`Audit entry ${row.position} was changed after it was written.`);
    previous = row.hash;
    position = row.position;
  }
  const end = singleRow(
    await db.query<{ position: bigint; hash: Uint8Array; unchained: bigint; found: bigint }>(
      `SELECT position, hash, unchained, (SELECT COUNT(*) FROM audit_log WHERE position IS NULL) AS found
       FROM audit_head WHERE id = 1`,
    ),
  );
  if (end.position !== position || !crypto.equal(end.hash, previous))
    faults.push('Audit entries are missing at the end of the chain.');
  if (end.unchained !== end.found) faults.push('Audit entries exist outside the chain.');
  return faults;
}

async function* acts(db: Queryable): AsyncGenerator<Chained> {
  let last = 0n;
  for (;;) {
    const page = await db.query<Chained>(
      `SELECT id, position, at, actor, action, object, reason, detail, prev_hash, hash FROM audit_log
       WHERE position > $1 ORDER BY position LIMIT $2`,
      [last, PAGE],
    );
    yield* page;
    if (page.length < PAGE) return;
    last = singleRow(page.slice(-1)).position;
  }
}
