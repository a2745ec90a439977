import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { nameOf } from './dataKey.ts';
import type { Keyring } from './Keyring.ts';
import { keysOf, refuseMissing } from './openSealer.ts';
import type { Sealer } from './Sealer.ts';
import { sealRows } from './sealRows.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly sealer: Sealer;
}

/** The key before and after, and the rows that were sealed anew; null where there is no newer key to go on to. */
export type Rotation = { readonly from: string; readonly to: string; readonly rows: number } | null;

/**
 * Goes on to the newest key: the first of the variable, or a new one in the file. Both are known before the first row is
 * sealed with it, so a stop at any moment loses nothing, and the next start finishes the work.
 */
export async function rotate({ db, clock, keyring, sealer }: Deps, actor: string): Promise<Rotation> {
  const change = await db.tx(async (tx) => {
    await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    const ids = await keysOf(tx);
    refuseMissing(ids, keyring, 'The data is');
    const from = nameOf(ids[0] ?? new Uint8Array());
    const to = newerThan(from, keyring);
    if (to === undefined) return null;
    await makeCurrent(tx, to, clock());
    await audit(tx, clock, { actor, action: 'keys.rotate', object: nameOf(to), detail: `before: ${from}` });
    return { from, to: nameOf(to) };
  });
  return change && { ...change, rows: await sealRows(db, sealer) };
}

/** A key that stands before the current one already was put there by the operator, or by a rotation that was stopped. */
function newerThan(current: string, keyring: Keyring): Uint8Array | undefined {
  const [newest] = keyring.all();
  if (newest && nameOf(newest.id) !== current) return newest.id;
  return keyring.add()?.id;
}

/** Seals with the key of this id from now on. */
export async function makeCurrent(tx: Queryable, id: Uint8Array, at: Date): Promise<void> {
  await tx.query('UPDATE data_keys SET is_current = false WHERE is_current');
  await tx.query(
    `INSERT INTO data_keys (id, is_current, created_at) VALUES ($1, true, $2)
     ON CONFLICT (id) DO UPDATE SET is_current = true`,
    [id, at],
  );
}
