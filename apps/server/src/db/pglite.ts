import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Db, Queryable, SqlValue } from './Db.ts';
import { lockFolder } from './folderLock.ts';
import { StartFault } from './StartFault.ts';
import { readTemplate } from './template.ts';

const INT8 = 20;
/** What an empty database takes. */
const EMPTY_MEGABYTES = 64;
/** Less than this, and the engine cannot even write what it needs to open. */
const SPARE_BYTES = 32 * 1024 * 1024;
const OPTIONS: PGliteOptions = { parsers: { [INT8]: BigInt } };

/** The embedded database in `dataDir/db`, held by this process alone. */
export async function openPglite(dataDir: string): Promise<Db> {
  makeFolder(dataDir);
  const release = await lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  try {
    if (!existsSync(folder)) await create(folder);
    return port(await open(folder), release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** An embedded database that lives in memory; `from` is a copy to start with. */
export async function openPgliteInMemory(from?: Blob): Promise<Db> {
  return port(await PGlite.create({ ...OPTIONS, ...(from && { loadDataDir: from }) }), async () => undefined);
}

/** A packed database with what `work` has done to a copy of it, packed again. */
export async function repackPglite(packed: Blob, work: (db: Db) => Promise<void>): Promise<Blob> {
  const pglite = await PGlite.create({ ...OPTIONS, loadDataDir: packed });
  const db = port(pglite, async () => undefined);
  await work(db);
  // What is in the files needs no recovery when a copy is opened.
  await pglite.exec('CHECKPOINT');
  const again = await pglite.dumpDataDir('none');
  await db.close();
  return again;
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartFault(
      `The data folder ${dataDir} cannot be made (${code}). Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/** Makes the folder aside and moves it into place, so that a stop half-way never leaves half a database. */
async function create(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  try {
    rmSync(aside, { recursive: true, force: true });
    const template = await readTemplate();
    const first = await PGlite.create(aside, { ...OPTIONS, ...(template && { loadDataDir: template }) });
    await first.close();
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw new StartFault(
      `The database could not be made in ${folder}: the disk is full, or does not take it. Free ${EMPTY_MEGABYTES} MB there, or set DATA_DIR to another disk. Nothing was changed.`,
      { cause: error },
    );
  }
}

async function open(folder: string): Promise<PGlite> {
  const damaged = new StartFault(
    `The database in ${folder} is damaged and cannot be opened. Restore a backup into it, or move the folder away to start empty.`,
  );
  if (!readdirSync(folder).includes('PG_VERSION')) throw damaged;
  try {
    return await PGlite.create(folder, OPTIONS);
  } catch (error) {
    const fault = isFull(folder) ? full(folder) : damaged;
    fault.cause = error;
    throw fault;
  }
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < SPARE_BYTES;
}

function full(folder: string): StartFault {
  return new StartFault(`The disk of ${folder} is full. Free some space there, then start again. Nothing was changed.`);
}

function port(pglite: PGlite, release: () => Promise<void>): Db {
  return {
    engine: 'pglite',
    ...queryable(pglite),
    tx: (work) => pglite.transaction((tx) => work(queryable(tx))),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    async close() {
      await pglite.exec('CHECKPOINT');
      await pglite.close();
      await release();
    },
  };
}

function queryable(runner: Pick<PGlite, 'query' | 'exec'>): Queryable {
  return {
    async query<Row extends object>(sql: string, values: readonly SqlValue[] = []) {
      const { rows } = await runner.query<Row>(sql, [...values]);
      return rows;
    },
    write: async (sql, values) => void (await runner.query(sql, [...values])),
    script: async (sql) => void (await runner.exec(sql)),
  };
}
