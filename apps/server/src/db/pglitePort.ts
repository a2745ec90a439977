import { type PGlite, type PGliteOptions, parse, protocol } from '@electric-sql/pglite';
import { type Db, type Queryable, ROLLED_BACK, type SqlValue } from './Db.ts';
import { pgliteStatements, type RunStatement } from './pgliteStatements.ts';
import { replanning } from './replanning.ts';
import { statementNames } from './statementNames.ts';

const INT8 = 20;
const BEGIN = protocol.serialize.query('BEGIN');
const COMMIT = protocol.serialize.query('COMMIT');

/** How the product reads what the engine answers. */
export const PGLITE_OPTIONS: PGliteOptions = { parsers: { [INT8]: BigInt } };

/** The one connection of an embedded engine: whoever wants it waits for their turn, a transaction for all of it. */
export function pglitePort(pglite: PGlite, release: () => void = () => undefined): Db {
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
    // A failure that `work` kept to itself: the engine gives up all of it in place of the commit.
    if (ended?.command !== 'COMMIT') throw new Error(ROLLED_BACK);
    return result;
  } catch (error) {
    isOver = true;
    await pglite.exec('ROLLBACK');
    throw error;
  }
}

/** Lets one piece of work run after the other, in the order in which they came. */
function serialQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
