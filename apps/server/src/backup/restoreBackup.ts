import { audit } from '@keel/backend/audit/audit.ts';
import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import type { Clock } from '@keel/backend/clock.ts';
import { type Db, type Queryable, singleRow } from '@keel/backend/db/Db.ts';
import { knownSchema, migrateWithin } from '@keel/backend/db/migrate.ts';
import { sqlState } from '@keel/backend/db/retrying.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { pauseDesk } from '@keel/backend/desk/pause.ts';
import { ledgerHead } from '@keel/backend/ledger/head.ts';
import type { ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import type { DataKey } from '@keel/backend/sealing/dataKey.ts';
import type { Keyring } from '@keel/backend/sealing/Keyring.ts';
import { refuseMissing } from '@keel/backend/sealing/openSealer.ts';
import { type BackupEnd, checkBackup, type Header, readImage, readRow } from './format.ts';
import { readLines } from './lines.ts';
import { EXCLUDED_TABLES, TABLES } from './tables.ts';

/** Maximum rows and characters of one INSERT statement. */
const BATCH = { rows: 200, characters: 1_000_000 } as const;

/** The dependencies of a restore. */
export interface RestoreDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: Pick<ObjectStore, 'write'>;
  readonly keyring: Keyring;
  /** The keys for encrypted backups. */
  readonly backupKeys?: readonly DataKey[];
}

interface RestoreOptions {
  readonly file: string;
  /** Replace existing data. */
  readonly force: boolean;
  readonly actor: string;
}

/**
 * Checks that a backup can be restored with this configuration, regardless of the database; throws a `StartFault` if
 * not.
 */
export async function checkRestorable(
  file: string,
  keyring: Keyring,
  backupKeys: readonly DataKey[],
): Promise<{ header: Header; end: BackupEnd }> {
  const { header, end } = await checkBackup(file, backupKeys);
  if (header.schema > knownSchema())
    throw new StartFault(
      `The backup was made by a newer version of Keel (schema ${header.schema}; this one knows ${knownSchema()}). Restore it with that version. Nothing was changed.`,
    );
  const keys = (header.keys ?? []).map((name) => Buffer.from(name, 'hex'));
  refuseMissing(keys, keyring, 'The backup is');
  return { header, end };
}

/**
 * OPS-2: restores a database in one transaction, which commits only if both hash chains are intact and the ledger ends
 * as the backup states. The schema is created in the version of the backup and then migrated, so that old backups work
 * too. The desk is paused until an operator resumes it (DESK-2).
 */
export async function restoreBackup(
  { db, clock, objects, keyring, backupKeys = [] }: RestoreDeps,
  { file, force, actor }: RestoreOptions,
  progress: (done: number, total: number) => void,
): Promise<BackupEnd> {
  const { header, end } = await checkRestorable(file, keyring, backupKeys);
  if (!force && (await isUsed(db)))
    throw new StartFault(
      'The database is not empty. Restore into an empty one, or replace everything in it with --force. Nothing was changed.',
    );
  // The images are written before the database refers to them. If the restore fails, nobody can guess their keys.
  await restoreImages(objects, file, backupKeys);
  await db.tx(
    async (tx) => {
      await dropAll(tx);
      await migrateWithin(tx, clock, header.schema);
      await clearSeeds(tx);
      await insertRows(tx, { file, backupKeys }, end.rows, progress).catch(refuseUnfit);
      await migrateWithin(tx, clock, knownSchema());
      await refuseUnsound(tx, end);
      await audit(tx, clock, { actor, action: 'backup.restore', object: header.at });
      await pauseDesk(tx, clock, { actor, reason: restoredReason(header.at) });
    },
    { unlimited: true },
  );
  return end;
}

/**
 * Why the desk is paused after a restore: the backup does not contain later payments, which the desk would otherwise
 * repeat (DESK-2).
 */
function restoredReason(at: string): string {
  return `The database was restored from the backup of ${at}, which does not contain later payments. Run orders complete ID for each order that was paid since, and then: desk resume`;
}

async function isUsed(db: Queryable): Promise<boolean> {
  const { used } = singleRow(
    await db.query<{ used: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM ledger_transfers) OR EXISTS (SELECT 1 FROM settings)
         OR EXISTS (SELECT 1 FROM plans) AS used`,
    ),
  );
  return used;
}

async function dropAll(tx: Queryable): Promise<void> {
  await tx.script(`DROP TABLE IF EXISTS ${[...TABLES, ...EXCLUDED_TABLES].join(', ')} CASCADE;
    DROP FUNCTION IF EXISTS refuse_change, refuse_test_money, refuse_closed_user;
    DELETE FROM schema_migrations;`);
}

/** Deletes rows that migrations insert, since the backup contains them as well. */
async function clearSeeds(tx: Queryable): Promise<void> {
  const [head] = await tx.query<{ there: boolean }>(`SELECT to_regclass('audit_head') IS NOT NULL AS there`);
  if (head?.there) await tx.query('DELETE FROM audit_head');
}

async function insertRows(
  tx: Queryable,
  { file, backupKeys }: { file: string; backupKeys: readonly DataKey[] },
  total: number,
  progress: (done: number, total: number) => void,
): Promise<void> {
  let [table, rows, characters, done] = ['', [] as string[], 0, 0];
  const flush = async () => {
    if (rows.length === 0) return;
    // The database parses the text, so that no number is converted to a float.
    await tx.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`, [
      `[${rows.join(',')}]`,
    ]);
    done += rows.length;
    progress(done, total);
    [rows, characters] = [[], 0];
  };
  const known = new Set<string>(TABLES);
  for await (const line of readLines(file, backupKeys)) {
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

/** SQLSTATE classes 22, 23 and 42: the rows violate a type or a constraint of the database. */
const UNFIT = /^(22|23|42)/;

function refuseUnfit(error: unknown): never {
  if (!UNFIT.test(sqlState(error) ?? '')) throw error;
  throw new StartFault('The backup holds a row that does not fit the database. Nothing was changed. Use another one.', {
    cause: error,
  });
}

async function refuseUnsound(tx: Queryable, { ledger }: BackupEnd): Promise<void> {
  const faults = await bookFaults(tx);
  if ((await ledgerHead(tx)).hash !== ledger) faults.push('The ledger does not end where the backup says.');
  if (faults.length > 0) throw new StartFault(`The backup is not sound, so nothing was changed:\n${faults.join('\n')}`);
}

async function restoreImages(
  objects: Pick<ObjectStore, 'write'>,
  file: string,
  backupKeys: readonly DataKey[],
): Promise<void> {
  for await (const line of readLines(file, backupKeys)) {
    const image = readImage(line);
    if (image) {
      const options = { contentType: image.type, acl: image.acl };
      await objects.write(image.object, Buffer.from(image.bytes, 'base64'), options);
    }
  }
}
