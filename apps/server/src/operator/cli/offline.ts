import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import { systemClock } from '../../clock.ts';
import { type Config, parseEnv } from '../../config/env.ts';
import type { Db } from '../../db/Db.ts';
import { knownSchema, schemaOf } from '../../db/migrate.ts';
import { connectDb, openDb } from '../../db/openDb.ts';
import { StartFault } from '../../db/StartFault.ts';
import { fileStore } from '../../objects/fileStore.ts';
import type { ObjectStore } from '../../objects/ObjectStore.ts';
import { s3Store } from '../../objects/s3Store.ts';
import { openKeyring } from '../../sealing/keyring.ts';
import { abandonKey } from '../abandonKey.ts';
import { backUp } from '../backUp.ts';
import type { Progress } from '../call.ts';
import { type CommandName, readInput, type Written } from '../commands.ts';
import { OperatorFault, type Result } from '../result.ts';
import { verifyBooks } from '../verifyBooks.ts';

interface Parts {
  readonly db: Db;
  readonly clock: typeof systemClock;
  readonly objects: ObjectStore;
}

/** OPS-2: does on the data itself, under its lock, what is also wanted while no server runs. */
export async function offline(
  { command, written, actor: name }: { command: CommandName; written: Written; actor: string },
  env: Readonly<Record<string, string | undefined>>,
  progress: Progress,
): Promise<Result> {
  // What a live server needs beside its data is not needed here.
  const parsed = parseEnv({ ...env, MODE: 'demo' });
  if (!parsed.ok) throw new OperatorFault(parsed.faults.join('\n'));
  const { config } = parsed;
  const actor = `operator:${name}`;
  if (command === 'restore') {
    const read = readInput(command, written);
    if (!read.ok) throw new OperatorFault(read.fault);
    const { file, force } = read.input;
    const keyring = openKeyring(config);
    const end = await using(openDb(config, systemClock, ignore), config, (parts) =>
      restoreBackup({ ...parts, keyring }, { file, force: force === true, actor }, progress),
    );
    const message = 'The backup is restored, every balance is the sum of its transfers, and both chains are whole.';
    return { message, fields: { rows: end.rows, images: end.images, ledger: end.ledger } };
  }
  requireData(config);
  return using(connectDb(config, ignore), config, async (parts) => {
    if (command === 'backup') {
      const read = readInput(command, written);
      if (!read.ok) throw new OperatorFault(read.fault);
      await requireSchema(parts.db);
      return backUp(parts, { file: read.input.file, actor }, progress);
    }
    await requireSchema(parts.db);
    if (command === 'keys abandon') {
      const read = readInput(command, written);
      if (!read.ok) throw new OperatorFault(read.fault);
      requireOwnKey(env, config);
      const { key, 'accept-loss': accepted } = read.input;
      const madePushKeys = config.push.keys === null;
      return abandonKey(
        { ...parts, keyring: openKeyring(config), madePushKeys },
        { key, accepted: accepted === true, actor },
      );
    }
    return verifyBooks(parts.db);
  });
}

async function using<Value>(opening: Promise<Db>, config: Config, work: (parts: Parts) => Promise<Value>) {
  const db = await opening;
  try {
    return await work({ db, clock: systemClock, objects: openStore(config) });
  } finally {
    await db.close();
  }
}

/** Opening makes an embedded database that is not there; a backup of nothing helps nobody. */
function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new StartFault(`There is no database in ${dataDir}. Set DATA_DIR to the server's data folder.`);
}

/** The data stays as it is: bringing the schema up to date is for the server to do. */
async function requireSchema(db: Db): Promise<void> {
  const has = await schemaOf(db).catch(() => 0);
  if (has === knownSchema()) return;
  throw new StartFault(
    `The database has schema ${has}, and this version of Keel knows ${knownSchema()}. Use the version of the server.`,
  );
}

/** The server of a live site on PostgreSQL takes its key from the environment alone, so a new one must stand there. */
function requireOwnKey(
  { MODE }: Readonly<Record<string, string | undefined>>,
  { databaseUrl, dataKeys }: Config,
): void {
  if (MODE?.trim() !== 'live' || databaseUrl === null || dataKeys.length > 0) return;
  throw new StartFault(
    'Set KEEL_DATA_KEY to a new key first, as every server will have it: docs/operating.md says how to make one. Nothing was changed.',
  );
}

/** Nothing is signed here, so the store needs no key. */
function openStore({ s3, dataDir }: Config): ObjectStore {
  return s3 ? s3Store(s3, systemClock) : fileStore(dataDir, '');
}

function ignore(): void {}
