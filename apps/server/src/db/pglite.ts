import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Db, Queryable, SqlValue } from './Db.ts';
import { lockFolder } from './folderLock.ts';
import { StartFault } from './StartFault.ts';

const INT8 = 20;
const OPTIONS: PGliteOptions = { parsers: { [INT8]: BigInt } };

/** The embedded database in `dataDir/db`, held by this process alone. */
export async function openPglite(dataDir: string): Promise<Db> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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

/** Makes the folder aside and moves it into place, so that a stop half-way never leaves half a database. */
async function create(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  const first = await PGlite.create(aside, OPTIONS);
  await first.close();
  renameSync(aside, folder);
}

async function open(folder: string): Promise<PGlite> {
  const damaged = new StartFault(
    `The database in ${folder} is damaged and cannot be opened. Restore a backup into it, or move the folder away to start empty.`,
  );
  if (!readdirSync(folder).includes('PG_VERSION')) throw damaged;
  try {
    return await PGlite.create(folder, OPTIONS);
  } catch (error) {
    damaged.cause = error;
    throw damaged;
  }
}

function port(pglite: PGlite, release: () => Promise<void>): Db {
  return {
    engine: 'pglite',
    ...queryable(pglite),
    tx: (work) => pglite.transaction((tx) => work(queryable(tx))),
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
    script: async (sql) => void (await runner.exec(sql)),
  };
}
