import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '@keel/backend/db/Db.ts';
import { PGLITE_OPTIONS, pglitePort } from '@keel/backend/db/pglitePort.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { diskFullFault, isDiskFull } from './diskFull.ts';
import { lockFolder } from './folderLock.ts';
import { makePrivate } from './privateFolder.ts';
import { readTemplate } from './template.ts';

/** The approximate size of an empty database. */
const EMPTY_MEGABYTES = 64;

/** Opens the embedded database in `dataDir/db`, locked for this process. */
export async function openPglite(dataDir: string): Promise<Db> {
  makeFolder(dataDir);
  const release = lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  try {
    if (existsSync(folder)) makePrivate(folder);
    else await create(folder);
    const pglite = await open(folder);
    makePrivate(folder);
    return pglitePort(pglite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens an embedded database in memory; `from` is a copy to start from. */
export async function openPgliteInMemory(from?: Blob): Promise<Db> {
  return pglitePort(await PGlite.create({ ...PGLITE_OPTIONS, ...(from && { loadDataDir: from }) }));
}

/** Unpacks a database into memory, runs `work` on it, and packs the result. */
export async function repackPglite(packed: Blob, work: (db: Db) => Promise<void>): Promise<Blob> {
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: packed });
  const db = pglitePort(pglite);
  await work(db);
  // The copy is packed after a clean shutdown, so that opening it needs no recovery.
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await db.close();
  return dump;
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

/** Creates the folder under a temporary name and renames it, so that an interruption never leaves half a database. */
async function create(folder: string): Promise<void> {
  const temporary = `${folder}.new`;
  try {
    rmSync(temporary, { recursive: true, force: true });
    const template = await readTemplate();
    const first = await PGlite.create(temporary, { ...PGLITE_OPTIONS, ...(template && { loadDataDir: template }) });
    await first.close();
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw new StartFault(
      `The database could not be created in ${folder}: the disk is full or not writable. Free ${EMPTY_MEGABYTES} MB there, or set DATA_DIR to another disk. Nothing was changed.`,
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
    return await PGlite.create(folder, PGLITE_OPTIONS);
  } catch (error) {
    const fault = isDiskFull(folder) ? diskFullFault(folder) : damaged;
    fault.cause = error;
    throw fault;
  }
}
