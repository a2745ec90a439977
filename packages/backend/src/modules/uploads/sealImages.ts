import { after, type Clock, MINUTE } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Db, type Queryable, singleRow } from '../../db/Db.ts';
import type { Log } from '../../Log.ts';
import { SealBroken } from '../../sealing/Sealer.ts';
import { sealRows } from '../../sealing/sealRows.ts';
import { readImage, type StoredImage, writeImage } from './imageBytes.ts';

/** How long the bytes of a recorded upload may be missing: far longer than the timeout of a write to the store. */
const WRITING_MS = 5 * MINUTE;

interface Deps extends Pick<Context, 'objects' | 'sealer'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

interface ImageRow extends StoredImage {
  readonly key: string;
  readonly stored_at: Date;
}

/** How many images were sealed with the current key, and how many were altered in the store and left unchanged. */
export interface SealedImages {
  readonly sealed: number;
  readonly broken: number;
}

/**
 * Seals identity images that are unsealed, or sealed with an older key, with the current key (AUTH-9), each in place
 * and in its own transaction. It can be interrupted and repeated, and several instances may run it concurrently.
 * Afterwards the older keys are removed from the list, unless an image still needs them. Rejects with
 * `ObjectStoreUnavailable` if the store does not respond.
 */
export async function sealImages(deps: Deps, isStopped = () => false): Promise<SealedImages> {
  const { db, sealer, log } = deps;
  // Deleted images are never read, so they need no key.
  await db.query("UPDATE uploads SET image_key = NULL WHERE state = 'deleted' AND image_key IS NOT NULL");
  let [last, sealed, broken] = ['', 0, 0];
  while (!isStopped()) {
    const next = await db.tx((tx) => sealNext(tx, deps, last), { unlimited: true });
    if (!next) break;
    last = next.key;
    if (next.end === 'sealed') sealed += 1;
    if (next.end === 'broken') {
      broken += 1;
      log.warn({ image: next.key }, 'an identity image was altered in the object store, and is left as it is');
    }
  }
  await sealRows(db, sealer);
  return { sealed, broken };
}

/** Seals images in the background if there are any to seal, until it is stopped. */
export async function startSealingImages(deps: Deps): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  const work = (await isAnyLeft(deps.db)) ? sealImages(deps, () => stopped) : Promise.resolve();
  const done = work.then(
    () => undefined,
    (err: unknown) => deps.log.warn({ err }, 'identity images could not be sealed; the next start goes on'),
  );
  return {
    async stop() {
      stopped = true;
      await done;
    },
  };
}

async function isAnyLeft(db: Db): Promise<boolean> {
  const { found } = singleRow(
    await db.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM uploads WHERE purpose = 'identity' AND state IN ('stored', 'attached')
         AND image_key IS NULL) OR EXISTS (SELECT 1 FROM data_keys WHERE NOT is_current) AS found`,
    ),
  );
  return found;
}

/** Seals the first image after `last` that is not sealed with the current key; undefined if there is none. */
async function sealNext(
  tx: Queryable,
  deps: Deps,
  last: string,
): Promise<{ key: string; end: 'sealed' | 'broken' | 'left' } | undefined> {
  // Locked until the commit, so that the key is not rotated meanwhile.
  const { id } = singleRow(await tx.query<{ id: Uint8Array }>('SELECT id FROM data_keys WHERE is_current FOR SHARE'));
  const [row] = await tx.query<ImageRow>(
    `SELECT key, object_key, user_id, purpose, content_type, image_key, stored_at FROM uploads
     WHERE purpose = 'identity' AND state IN ('stored', 'attached') AND image_key IS DISTINCT FROM $1 AND key > $2
     ORDER BY key LIMIT 1 FOR UPDATE`,
    [id, last],
  );
  if (!row) return undefined;
  const { key } = row;
  const clear = await readImage(deps, row).catch((error: unknown) => {
    if (error instanceof SealBroken) return undefined;
    throw error;
  });
  if (clear === undefined) return { key, end: 'broken' };
  if (clear) await writeImage(deps, { ...row, image_key: id }, clear);
  // The bytes are missing: a recent upload may still be writing them, sealed with the key of its row.
  else if (row.stored_at > after(deps.clock(), -WRITING_MS)) return { key, end: 'left' };
  await tx.query('UPDATE uploads SET image_key = $2 WHERE key = $1', [key, id]);
  return { key, end: clear ? 'sealed' : 'left' };
}
