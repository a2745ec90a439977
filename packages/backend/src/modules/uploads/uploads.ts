import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Db, type Queryable, singleRow } from '../../db/Db.ts';
import type { CleanImage } from '../../images/ImageCleaner.ts';
import { isKey, newKey } from '../../objects/keys.ts';
import type { ImageType } from '../../objects/ObjectStore.ts';
import type { Purpose } from '../../objects/uploadRules.ts';
import { nameOf } from '../../sealing/dataKey.ts';
import { CURRENT_KEY } from '../../sealing/places.ts';
import { type StoredImage, writeImage } from './imageBytes.ts';

/** A permission to upload one file, and its state. */
export interface Upload {
  readonly key: string;
  readonly user_id: string;
  readonly purpose: Purpose;
  readonly content_type: ImageType;
  readonly state: 'issued' | 'stored' | 'attached' | 'deleted';
  readonly max_bytes: number;
  /** The key of the bytes; null until they are stored. */
  readonly object_key: string | null;
  /** The id of the data key that the image is sealed with; null if it is not sealed. */
  readonly image_key: Uint8Array | null;
}

const NONE = new Uint8Array();
const COLUMNS = 'key, user_id, purpose, content_type, state, max_bytes, object_key, image_key';

/** The upload of a key that a client sent; an invalid key is not found. */
export async function findUpload(db: Queryable, key: string): Promise<Upload | undefined> {
  if (!isKey(key)) return undefined;
  const [upload] = await db.query<Upload>(`SELECT ${COLUMNS} FROM uploads WHERE key = $1`, [key]);
  return upload;
}

/** The active upload whose bytes have this key. */
export async function findObject(db: Queryable, objectKey: string): Promise<(Upload & StoredImage) | undefined> {
  if (!isKey(objectKey)) return undefined;
  const [upload] = await db.query<Upload & StoredImage>(
    `SELECT ${COLUMNS} FROM uploads WHERE object_key = $1 AND state IN ('stored', 'attached')`,
    [objectKey],
  );
  return upload;
}

/**
 * Records that the bytes of an issued upload are stored at `objectKey`, identity images sealed with the current key,
 * and returns what to write there; undefined if that was recorded before.
 */
export async function markStored(
  db: Queryable,
  clock: Clock,
  { key }: Upload,
  { objectKey, image }: { objectKey: string; image: CleanImage },
): Promise<StoredImage | undefined> {
  const [stored] = await db.query<StoredImage>(
    `UPDATE uploads SET state = 'stored', stored_at = $2, object_key = $3, bytes = $4, width = $5, height = $6,
       image_key = CASE WHEN purpose = 'identity' THEN ${CURRENT_KEY} END
     WHERE key = $1 AND state = 'issued' RETURNING object_key, user_id, purpose, content_type, image_key`,
    [key, clock(), objectKey, image.bytes.length, image.width, image.height],
  );
  return stored;
}

/** Reverts `markStored` if the bytes could not be written. */
export async function markIssued(db: Queryable, { key }: Upload): Promise<void> {
  await db.query(
    `UPDATE uploads SET state = 'issued', stored_at = NULL, object_key = NULL, image_key = NULL
     WHERE key = $1 AND state = 'stored'`,
    [key],
  );
}

/**
 * The caller's own upload for a purpose, with its image checked and cleaned; undefined if it is invalid. If browsers
 * post directly to an object store, this is the first time that the server reads the bytes: it writes them under
 * another key, because the form could be sent again.
 */
export async function settledUpload(
  context: Context,
  wanted: { userId: string; key: string; purpose: Purpose },
): Promise<Upload | undefined> {
  const upload = await findUpload(context.db, toKey(context, wanted.key));
  if (upload?.user_id !== wanted.userId || upload.purpose !== wanted.purpose) return undefined;
  if (upload.state === 'stored' || upload.state === 'attached') return upload;
  return upload.state === 'issued' && !context.objects.local ? settle(context, upload) : undefined;
}

/**
 * Checks, cleans and stores an image that a browser posted directly to the object store. Identity images only arrive so
 * by forms of versions before sealing.
 */
async function settle(context: Context, upload: Upload): Promise<Upload | undefined> {
  const { db, clock, objects, cleanImage } = context;
  const bytes = await objects.read(upload.key, upload.max_bytes);
  const image = bytes && (await cleanImage(bytes, upload.content_type));
  if (!image) return undefined;
  const objectKey = newKey(upload.content_type);
  const imageKey = upload.purpose === 'identity' ? await currentKey(db) : null;
  await writeImage(context, { ...upload, object_key: objectKey, image_key: imageKey }, image.bytes);
  await objects.remove(upload.key);
  const settled = await markStored(db, clock, upload, { objectKey, image });
  if (!settled) await objects.remove(objectKey);
  // The data key was rotated in between: the image is written again under the recorded key.
  else if (nameOf(settled.image_key ?? NONE) !== nameOf(imageKey ?? NONE))
    await writeImage(context, settled, image.bytes);
  return findUpload(db, upload.key);
}

async function currentKey(db: Db): Promise<Uint8Array> {
  return singleRow(await db.query<{ id: Uint8Array }>('SELECT id FROM data_keys WHERE is_current')).id;
}

/** Marks a stored upload as in use; false if it is in use already or was deleted. */
export async function attach(tx: Queryable, { key }: Upload): Promise<boolean> {
  const rows = await tx.query(
    "UPDATE uploads SET state = 'attached' WHERE key = $1 AND state = 'stored' RETURNING key",
    [key],
  );
  return rows.length === 1;
}

/** Deletes an unused upload; false if it is in use. `removeBytes` removes its bytes afterwards. */
export async function markDeleted(db: Queryable, key: string): Promise<boolean> {
  const rows = await db.query(
    "UPDATE uploads SET state = 'deleted' WHERE key = $1 AND state <> 'attached' RETURNING key",
    [key],
  );
  return rows.length === 1;
}

/** Deletes uploads in use that were replaced by others. `removeBytes` removes their bytes after the commit. */
export function dropAttached(tx: Queryable, keys: readonly string[]): Promise<Upload[]> {
  return tx.query<Upload>(
    `UPDATE uploads SET state = 'deleted' WHERE key = ANY($1::text[]) AND state = 'attached' RETURNING ${COLUMNS}`,
    [keys],
  );
}

/**
 * Deletes the uploads of an account except its identity images in use (AUTH-9). `removeBytes` removes their bytes after
 * the commit.
 */
export function dropFiles(tx: Queryable, userId: string): Promise<Upload[]> {
  return tx.query<Upload>(
    `UPDATE uploads SET state = 'deleted' WHERE user_id = $1 AND state <> 'deleted'
       AND (purpose <> 'identity' OR state <> 'attached') RETURNING ${COLUMNS}`,
    [userId],
  );
}

/** Removes the bytes of a deleted upload. A failure is only logged: it leaves bytes that nothing refers to. */
export async function removeBytes({ objects, log }: Context, { key, object_key }: Upload): Promise<void> {
  try {
    await objects.remove(object_key ?? key);
  } catch (err) {
    log.warn({ err }, 'an object could not be removed');
  }
}

/** The key of an upload; clients may send its key or its address. */
function toKey({ objects, ownAccess }: Context, text: string): string {
  const key = text.slice(text.lastIndexOf('bucket/'));
  return isKey(key) && [objects, ownAccess].some((access) => access.location(key) === text) ? key : text;
}

/**
 * The number of an account's files, including forms that were not used yet, and the size of the stored ones in bytes.
 */
export async function storedBy(db: Db, userId: string): Promise<{ files: number; bytes: number }> {
  const [sum] = await db.query<{ files: number; bytes: number }>(
    `SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::int AS bytes FROM uploads
     WHERE user_id = $1 AND state IN ('issued', 'stored', 'attached')`,
    [userId],
  );
  return sum ?? { files: 0, bytes: 0 };
}

/** Deletes an account's uploads that are not in use and whose form has expired. */
export async function dropUnused(context: Context, userId: string): Promise<void> {
  const unused = await context.db.query<Upload>(
    `UPDATE uploads SET state = 'deleted' WHERE user_id = $1 AND state IN ('issued', 'stored') AND expires_at <= $2
     RETURNING ${COLUMNS}`,
    [userId, context.clock()],
  );
  for (const upload of unused) await removeBytes(context, upload);
}
