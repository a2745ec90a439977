import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { knownSchema, migrate, schemaOf } from '@keel/backend/db/migrate.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import type { ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import { s3Store } from '@keel/backend/objects/s3Store.ts';
import { abandonKey } from '@keel/backend/operator/abandonKey.ts';
import type { Progress } from '@keel/backend/operator/call.ts';
import { type CommandName, commandOf, readInput, type Written } from '@keel/backend/operator/commands.ts';
import { migrateSchema } from '@keel/backend/operator/migrateSchema.ts';
import { recoverOperator } from '@keel/backend/operator/recoverOperator.ts';
import { OperatorFault, type Result } from '@keel/backend/operator/result.ts';
import { printHead, verifyBooks } from '@keel/backend/operator/verifyBooks.ts';
import { readBackupKeys } from '../../backup/backupKeys.ts';
import { checkRestorable, restoreBackup } from '../../backup/restoreBackup.ts';
import { parseEnv } from '../../config/env.ts';
import { connectDb } from '../../db/openDb.ts';
import { claimExclusively, type Presence } from '../../db/presence.ts';
import { fileStore } from '../../objects/fileStore.ts';
import { openKeyring } from '../../sealing/fileKeyring.ts';
import { backUp } from '../backUp.ts';

interface Deps {
  readonly db: Db;
  readonly clock: typeof systemClock;
  readonly objects: ObjectStore;
}

/** OPS-2: runs a command directly on the data, under its lock, for commands that also have to work without a server. */
export async function offline(
  { command, written, actor: name }: { command: CommandName; written: Written; actor: string },
  env: Readonly<Record<string, string | undefined>>,
  progress: Progress,
): Promise<Result> {
  // Parsed as for a demo, because the other settings that live mode requires are not needed here.
  const parsed = parseEnv({ ...env, MODE: 'demo' });
  if (!parsed.ok) throw new OperatorFault(parsed.faults.join('\n'));
  const { config } = parsed;
  const actor = `operator:${name}`;
  if (command === 'restore') {
    const read = readInput(command, written);
    if (!read.ok) throw new OperatorFault(read.fault);
    const { file, force } = read.input;
    const keyring = openKeyring(config);
    const backupKeys = readBackupKeys(config.backupKeyFile);
    // Checked first: opening creates a missing embedded database, which is useless work if the file is invalid.
    await checkRestorable(file, keyring, backupKeys);
    const end = await using(command, config, async (deps) => {
      await migrate(deps.db, deps.clock);
      return restoreBackup({ ...deps, keyring, backupKeys }, { file, force: force === true, actor }, progress);
    });
    const message =
      'The backup is restored, every balance is the sum of its transfers, and both hash chains are intact. The desk signs nothing until you run desk resume.';
    return { message, fields: { rows: end.rows, images: end.images, ledger: end.ledger } };
  }
  requireData(config);
  return using(command, config, async (deps) => {
    if (command === 'migrate') return migrateSchema(deps.db, deps.clock);
    if (command === 'backup') {
      const read = readInput(command, written);
      if (!read.ok) throw new OperatorFault(read.fault);
      await requireSchema(deps.db);
      const { file, force = false } = read.input;
      return backUp(deps, { file, force, actor, keyFile: config.backupKeyFile, isLive: isLive(env) }, progress);
    }
    await requireSchema(deps.db);
    if (command === 'keys abandon') {
      const read = readInput(command, written);
      if (!read.ok) throw new OperatorFault(read.fault);
      requireOwnKey(env, config);
      const { key, 'accept-loss': accepted } = read.input;
      const madePushKeys = config.push.keys === null;
      return abandonKey(
        { ...deps, keyring: openKeyring(config), madePushKeys },
        { key, accepted: accepted === true, actor },
      );
    }
    if (command === 'operators recover') {
      const read = readInput(command, written);
      if (!read.ok) throw new OperatorFault(read.fault);
      return recoverOperator(deps, { name: read.input.name, actor });
    }
    const books = { ...deps, keyring: openKeyring(config) };
    if (command === 'ledger head') return printHead(books);
    const read = readInput('ledger verify', written);
    if (!read.ok) throw new OperatorFault(read.fault);
    return verifyBooks(books, read.input.head);
  });
}

/**
 * Opens the data exclusively: opening locks the embedded database; on PostgreSQL, a command that must not run beside a
 * server takes exclusive access.
 */
async function using<Value>(command: CommandName, config: Config, work: (deps: Deps) => Promise<Value>) {
  const db = await connectDb(config, ignore);
  let presence: Presence | undefined;
  try {
    if (config.databaseUrl !== null && commandOf(command)?.without === 'only')
      presence = await claimExclusively(config.databaseUrl);
    return await work({ db, clock: systemClock, objects: openStore(config) });
  } finally {
    await db.close();
    await presence?.end();
  }
}

/** Throws a `StartFault` if there is no embedded database, because opening it would create an empty one. */
function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new StartFault(`There is no database in ${dataDir}. Set DATA_DIR to the server's data folder.`);
}

/** Throws a `StartFault` if the schema is not of this version; it is not migrated here. */
async function requireSchema(db: Db): Promise<void> {
  const has = await schemaOf(db).catch(() => 0);
  if (has === knownSchema()) return;
  throw new StartFault(
    `The database has schema ${has}, but this version of Keel has ${knownSchema()}. Use the version of the server.`,
  );
}

function isLive({ MODE }: Readonly<Record<string, string | undefined>>): boolean {
  return MODE?.trim() === 'live';
}

/**
 * Throws a `StartFault` if a new key would be written to a file that the server does not read: a live server on
 * PostgreSQL takes its key only from the environment.
 */
function requireOwnKey(
  { MODE }: Readonly<Record<string, string | undefined>>,
  { databaseUrl, dataKeys }: Config,
): void {
  if (!isLive({ MODE }) || databaseUrl === null || dataKeys.length > 0) return;
  throw new StartFault(
    'Set KEEL_DATA_KEY to a new key first, the same for every server: docs/operating.md describes how to create one. Nothing was changed.',
  );
}

/** The object store. It signs nothing here, so it needs no key. */
function openStore({ s3, dataDir }: Config): ObjectStore {
  return s3 ? s3Store(s3, systemClock) : fileStore(dataDir, '');
}

function ignore(): void {}
