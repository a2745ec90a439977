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

/** The previous and the new key, and the number of sealed rows; null if there is no newer key to rotate to. */
export type Rotation = { readonly from: string; readonly to: string; readonly rows: number } | null;

/**
 * Rotates to the newest key: the first one of KEEL_DATA_KEY, or a new one in the key file. The key is stored before the
 * first row is sealed with it, so an interrupted rotation can be completed at the next start.
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

/**
 * The id of the key to rotate to. If the newest key is not the current one, the operator or an interrupted rotation has
 * already added it; otherwise a new key is generated. Undefined if the configuration defines the keys.
 */
function newerThan(current: string, keyring: Keyring): Uint8Array | undefined {
  const [newest] = keyring.all();
  if (newest && nameOf(newest.id) !== current) return newest.id;
  return keyring.add()?.id;
}

/** Makes the key of this id the current one. */
export async function makeCurrent(tx: Queryable, id: Uint8Array, at: Date): Promise<void> {
  await tx.query('UPDATE data_keys SET is_current = false WHERE is_current');
  await tx.query(
    `INSERT INTO data_keys (id, is_current, created_at) VALUES ($1, true, $2)
     ON CONFLICT (id) DO UPDATE SET is_current = true`,
    [id, at],
  );
}
