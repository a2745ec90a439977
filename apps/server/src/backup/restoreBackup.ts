import { audit } from '../audit/audit.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import type { Clock } from '../clock.ts';
import { type Db, only, type Queryable } from '../db/Db.ts';
import { knownSchema, migrateWithin } from '../db/migrate.ts';
import { StartFault } from '../db/StartFault.ts';
import { ledgerHead } from '../ledger/head.ts';
import { verify } from '../ledger/verify.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { refuseMissing } from '../sealing/openSealer.ts';
import { checkBackup, type End, readImage, readRow } from './format.ts';
import { readLines } from './lines.ts';
import { LEFT_OUT, TABLES } from './tables.ts';

/** Rows of one statement, and how long it may get. */
const BATCH = { rows: 200, characters: 1_000_000 } as const;

export interface RestoreParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: Pick<ObjectStore, 'write'>;
  readonly keyring: Keyring;
}

interface Wish {
  readonly file: string;
  /** Replace what is there. */
  readonly force: boolean;
  readonly actor: string;
}

/**
 * OPS-2: makes the database what it was, in one transaction that ends only if both chains are whole and the ledger ends
 * where the backup says. The schema is made as the backup has it and then brought up to date, so that an old one fits.
 */
export async function restoreBackup(
  { db, clock, objects, keyring }: RestoreParts,
  { file, force, actor }: Wish,
  progress: (done: number, total: number) => void,
): Promise<End> {
  const { header, end } = await checkBackup(file);
  if (header.schema > knownSchema())
    throw new StartFault(
      `The backup was made by a newer version of Keel (schema ${header.schema}; this one knows ${knownSchema()}). Restore it with that version. Nothing was changed.`,
    );
  const keys = (header.keys ?? []).map((name) => Buffer.from(name, 'hex'));
  refuseMissing(keys, keyring, 'The backup is');
  if (!force && (await isUsed(db)))
    throw new StartFault(
      'The database is not empty. Restore into an empty one, or replace everything in it with --force. Nothing was changed.',
    );
  // Before the database names them; should it all fail, nobody can guess where they lie.
  await restoreImages(objects, file);
  await db.tx(async (tx) => {
    await dropAll(tx);
    await migrateWithin(tx, clock, header.schema);
    await clearSeeds(tx);
    await insertRows(tx, file, end.rows, progress);
    await migrateWithin(tx, clock, knownSchema());
    await refuseUnsound(tx, end);
    await audit(tx, clock, { actor, action: 'backup.restore', object: header.at });
  });
  return end;
}

async function isUsed(db: Queryable): Promise<boolean> {
  const { used } = only(
    await db.query<{ used: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM ledger_transfers) OR EXISTS (SELECT 1 FROM settings)
         OR EXISTS (SELECT 1 FROM plans) AS used`,
    ),
  );
  return used;
}

async function dropAll(tx: Queryable): Promise<void> {
  await tx.script(`DROP TABLE IF EXISTS ${[...TABLES, ...LEFT_OUT].join(', ')} CASCADE;
    DROP FUNCTION IF EXISTS refuse_change;
    DELETE FROM schema_migrations;`);
}

/** Rows that a migration puts in itself come from the backup too. */
async function clearSeeds(tx: Queryable): Promise<void> {
  const [head] = await tx.query<{ there: boolean }>(`SELECT to_regclass('audit_head') IS NOT NULL AS there`);
  if (head?.there) await tx.query('DELETE FROM audit_head');
}

async function insertRows(
  tx: Queryable,
  file: string,
  total: number,
  progress: (done: number, total: number) => void,
): Promise<void> {
  let [table, rows, characters, done] = ['', [] as string[], 0, 0];
  const flush = async () => {
    if (rows.length === 0) return;
    // The text is read by the database, so that no number goes through a float.
    await tx.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`, [
      `[${rows.join(',')}]`,
    ]);
    done += rows.length;
    progress(done, total);
    [rows, characters] = [[], 0];
  };
  const known = new Set<string>(TABLES);
  for await (const line of readLines(file)) {
    const found = readRow(line);
    if (!found || !known.has(found.table)) continue;
    if (found.table !== table || rows.length === BATCH.rows || characters > BATCH.characters) await flush();
    table = found.table;
    rows.push(found.row);
    characters += found.row.length;
  }
  await flush();
  if (done !== total) throw new StartFault(`The backup has ${done} rows instead of ${total}. Nothing was changed.`);
}

async function refuseUnsound(tx: Queryable, { ledger }: End): Promise<void> {
  const faults = [...(await verify(tx)), ...(await verifyAudit(tx))];
  if ((await ledgerHead(tx)).hash !== ledger) faults.push('The ledger does not end where the backup says.');
  if (faults.length > 0) throw new StartFault(`The backup is not sound, so nothing was changed:\n${faults.join('\n')}`);
}

async function restoreImages(objects: Pick<ObjectStore, 'write'>, file: string): Promise<void> {
  for await (const line of readLines(file)) {
    const image = readImage(line);
    if (image) {
      const as = { contentType: image.type, acl: image.acl };
      await objects.write(image.object, Buffer.from(image.bytes, 'base64'), as);
    }
  }
}
