import { rename, rm } from 'node:fs/promises';
import type { Clock } from '@keel/backend/clock.ts';
import type { Db, Queryable } from '@keel/backend/db/Db.ts';
import { schemaOf } from '@keel/backend/db/migrate.ts';
import { snapshot } from '@keel/backend/db/snapshot.ts';
import { ledgerHead } from '@keel/backend/ledger/head.ts';
import type { ImageType, ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import { ACL, OBJECT_MAX_BYTES, type Purpose } from '@keel/backend/objects/uploadRules.ts';
import { type DataKey, nameOf } from '@keel/backend/sealing/dataKey.ts';
import { keysOf } from '@keel/backend/sealing/openSealer.ts';
import { base64 } from '@scure/base';
import { type BackupEnd, type Header, type ImageLine, rowLine } from './format.ts';
import { type LineWriter, writeLines } from './lines.ts';
import { ORDER, TABLES, type Table } from './tables.ts';

/** Number of rows that are read at once. */
const FETCHED = 500;

/** The dependencies of a backup. */
export interface BackupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: Pick<ObjectStore, 'read'>;
  /** The encryption key; null writes an unencrypted backup. */
  readonly backupKey?: DataKey | null;
}

/** The contents of a backup. */
export interface BackupFacts {
  readonly rows: number;
  readonly images: number;
  /** Number of images in the database that are missing from the store. */
  readonly missing: number;
  readonly ledger: string;
  /** Ids of the data keys that are needed to read it. The keys themselves are not in the backup. */
  readonly keys: readonly string[];
}

interface Image {
  readonly object_key: string;
  readonly content_type: ImageType;
  readonly purpose: Purpose;
}

/**
 * OPS-2: writes all tables as of one moment, including the server's own keys (sealed), and the images as they are
 * stored, identity images sealed. The file gets its name only when it is complete. `progress` counts tables and images.
 */
export async function writeBackup(
  { db, clock, objects, backupKey = null }: BackupDeps,
  file: string,
  progress: (done: number, total: number) => void,
): Promise<BackupFacts> {
  const part = `${file}.part`;
  let writer: LineWriter | undefined;
  try {
    const { rows, images, ledger, keys, out } = await snapshot(db, async (tx) => {
      await writer?.abort();
      writer = writeLines(part, backupKey);
      return { ...(await writeTables(tx, clock, writer, progress)), out: writer };
    });
    let missing = 0;
    for (const [at, image] of images.entries()) {
      const line = await imageLine(objects, image);
      if (line) await out.write(JSON.stringify(line));
      else missing += 1;
      progress(TABLES.length + at + 1, TABLES.length + images.length);
    }
    const facts = { rows, images: images.length - missing, ledger };
    await out.write(JSON.stringify({ end: true, ...facts, sha256: out.digest() } satisfies BackupEnd));
    await out.end();
    await rename(part, file);
    return { ...facts, missing, keys };
  } catch (error) {
    await writer?.abort();
    await rm(part, { force: true });
    throw error;
  }
}

async function writeTables(
  tx: Queryable,
  clock: Clock,
  out: LineWriter,
  progress: (done: number, total: number) => void,
): Promise<{ rows: number; images: Image[]; ledger: string; keys: string[] }> {
  const schema = await schemaOf(tx);
  const keys = (await exists(tx, 'data_keys')) ? (await keysOf(tx)).map(nameOf) : [];
  const header: Header = { keel: 'backup', format: 1, schema, at: clock().toISOString(), keys };
  await out.write(JSON.stringify(header));
  let rows = 0;
  for (const [at, table] of TABLES.entries()) {
    if (await exists(tx, table)) rows += await writeTable(tx, table, out);
    progress(at + 1, TABLES.length);
  }
  const images = (await exists(tx, 'uploads'))
    ? await tx.query<Image>(
        `SELECT object_key, content_type, purpose FROM uploads WHERE state IN ('stored', 'attached') ORDER BY key`,
      )
    : [];
  return { rows, images, keys, ledger: (await ledgerHead(tx)).hash };
}

/** Writes the rows of a table, which the database formats as JSON. A cursor limits how many are in memory. */
async function writeTable(tx: Queryable, table: Table, out: LineWriter): Promise<number> {
  const order = ORDER[table];
  const sorted = order === undefined ? '' : ` ORDER BY ${order}`;
  await tx.script(`DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${table} t${sorted}`);
  let rows = 0;
  for (let more = true; more; ) {
    const page = await tx.query<{ row: string }>(`FETCH ${FETCHED} FROM backup`);
    for (const { row } of page) await out.write(rowLine(table, row));
    rows += page.length;
    more = page.length === FETCHED;
  }
  await tx.script('CLOSE backup');
  return rows;
}

/** Whether a table exists: a database of an older version may not have it yet. */
async function exists(tx: Queryable, table: Table): Promise<boolean> {
  const [found] = await tx.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  return found?.there ?? false;
}

async function imageLine(
  objects: Pick<ObjectStore, 'read'>,
  { object_key, content_type, purpose }: Image,
): Promise<ImageLine | undefined> {
  const bytes = await objects.read(object_key, OBJECT_MAX_BYTES);
  return bytes ? { object: object_key, type: content_type, acl: ACL[purpose], bytes: base64.encode(bytes) } : undefined;
}
