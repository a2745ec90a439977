import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { type Db, GIVEN_UP, type Queryable, type SqlValue } from './Db.ts';
import { diskFullFault, isDiskFull } from './diskFull.ts';
import { lockFolder } from './folderLock.ts';
import { pgliteStatements, type RunStatement } from './pgliteStatements.ts';
import { makePrivate } from './privateFolder.ts';
import { replanning } from './replanning.ts';
import { StartFault } from './StartFault.ts';
import { statementNames } from './statementNames.ts';
import { readTemplate } from './template.ts';

const INT8 = 20;
/** What an empty database takes. */
const EMPTY_MEGABYTES = 64;
const OPTIONS: PGliteOptions = { parsers: { [INT8]: BigInt } };
const BEGIN = protocol.serialize.query('BEGIN');
const COMMIT = protocol.serialize.query('COMMIT');

/** The embedded database in `dataDir/db`, held by this process alone. */
export async function openPglite(dataDir: string): Promise<Db> {
  makeFolder(dataDir);
  const release = lockFolder(dataDir);
  const folder = join(dataDir, 'db');
  try {
    if (existsSync(folder)) makePrivate(folder);
    else await create(folder);
    const pglite = await open(folder);
    makePrivate(folder);
    return port(pglite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded database that lives in memory; `from` is a copy to start with. */
export async function openPgliteInMemory(from?: Blob): Promise<Db> {
  return port(await PGlite.create({ ...OPTIONS, ...(from && { loadDataDir: from }) }), () => undefined);
}

/** A packed database with what `work` has done to a copy of it, packed again. */
export async function repackPglite(packed: Blob, work: (db: Db) => Promise<void>): Promise<Blob> {
  const pglite = await PGlite.create({ ...OPTIONS, loadDataDir: packed });
  const db = port(pglite, () => undefined);
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
    const fault = isDiskFull(folder) ? diskFullFault(folder) : damaged;
    fault.cause = error;
    throw fault;
  }
}

/** The one connection of an embedded engine: whoever wants it waits for their turn, a transaction for all of it. */
function port(pglite: PGlite, release: () => void): Db {
  const names = statementNames();
  const run = pgliteStatements(pglite, names);
  const turn = turns();
  const statement = <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
    replanning(names, () => turn(() => run<Row>(sql, values)));
  return {
    engine: 'pglite',
    query: statement,
    write: async (sql, values) => void (await statement(sql, values)),
    script: (sql) => turn(async () => void (await pglite.exec(sql))),
    tx: (work) => replanning(names, () => turn(() => transaction(pglite, run, work))),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: () =>
      turn(async () => {
        await pglite.exec('CHECKPOINT');
        await pglite.close();
        release();
      }),
  };
}

async function transaction<Result>(
  pglite: PGlite,
  run: RunStatement,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const within = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
    isOver ? Promise.reject(new Error('The transaction is over.')) : ask();
  const tx: Queryable = {
    query: (sql, values = []) => within(() => run(sql, values)),
    write: (sql, values) => within(async () => void (await run(sql, values))),
    script: (sql) => within(async () => void (await pglite.exec(sql))),
  };
  await pglite.execProtocolStream(BEGIN);
  try {
    const result = await work(tx);
    isOver = true;
    const [ended] = parse.parseResults(await pglite.execProtocolStream(COMMIT), pglite.parsers);
    // A failure that `work` kept to itself: the engine gives up all of it in place of the commit.
    if (ended?.command !== 'COMMIT') throw new Error(GIVEN_UP);
    return result;
  } catch (error) {
    isOver = true;
    await pglite.exec('ROLLBACK');
    throw error;
  }
}

/** Lets one piece of work run after the other, in the order in which they came. */
function turns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
