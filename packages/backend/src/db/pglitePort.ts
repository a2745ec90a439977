import { type PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { type Db, type Queryable, ROLLED_BACK, type SqlValue } from './Db.ts';
import { pgliteStatements, type RunStatement } from './pgliteStatements.ts';
import { replanning } from './replanning.ts';
import { statementNames } from './statementNames.ts';

const INT8 = 20;
const BEGIN = protocol.serialize.query('BEGIN');
const COMMIT = protocol.serialize.query('COMMIT');

/** How values of the engine are parsed. */
export const PGLITE_OPTIONS: PGliteOptions = { parsers: { [INT8]: BigInt } };

/** A database on an embedded engine. */
export interface EmbeddedDb extends Db {
  /** Runs work exclusively: after all running statements and transactions, and before all later ones. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Wraps the single connection of an embedded engine: statements and transactions are queued and run one after the
 * other.
 */
export function pglitePort(pglite: PGlite, release: () => void = () => undefined): EmbeddedDb {
  const names = statementNames();
  const run = pgliteStatements(pglite, names);
  const enqueue = serialQueue();
  const statement = <Row extends object>(sql: string, values: readonly SqlValue[] = []) =>
    replanning(names, () => enqueue(() => run<Row>(sql, values)));
  return {
    engine: 'pglite',
    query: statement,
    write: async (sql, values) => void (await statement(sql, values)),
    script: (sql) => enqueue(async () => void (await pglite.exec(sql))),
    tx: (work) => replanning(names, () => enqueue(() => transaction(pglite, run, work))),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    exclusively: enqueue,
    close: () =>
      enqueue(async () => {
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
    // `work` ignored the failure of a statement: the engine then rolls back instead of committing.
    if (ended?.command !== 'COMMIT') throw new Error(ROLLED_BACK);
    return result;
  } catch (error) {
    isOver = true;
    await pglite.exec('ROLLBACK');
    throw error;
  }
}

/** Creates a queue that runs one task after the other in the order of their calls. */
function serialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
