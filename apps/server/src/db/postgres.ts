import { types as builtIn, type CustomTypesConfig, Pool, type PoolClient, type QueryResultRow } from 'pg';
import { type Db, type Queryable, ROLLED_BACK, type SqlValue } from './Db.ts';
import { replanning } from './replanning.ts';
import { retrying, sqlState } from './retrying.ts';
import { type StatementNames, statementNames } from './statementNames.ts';

const DEFAULT_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Later than the server's own limit: only a server that is not heard of any more gets here. */
const SILENCE_MS = 12_000;
/** A transaction asks one thing after the other. One that asks nothing has lost its client, and holds its locks. */
const IDLE_TRANSACTION_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The longest that a timer of Node can wait, 24 days: no limit at all. */
const NO_LIMIT_MS = 2 ** 31 - 1;
/** Set when a connection is made, for statements outside a transaction. */
const SET_LIMITS = limits('SET', STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_MS);
/** Set for each transaction too: a pooler may run it on a connection that never saw the limits above. */
const BEGIN = `BEGIN; ${limits('SET LOCAL', STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_MS)}`;
const BEGIN_UNLIMITED = `BEGIN; ${limits('SET LOCAL', 0, 0)}`;
/** A statement that writes reached a server that only reads: a primary that became a standby. */
const READ_ONLY = '25006';

/** int8 as bigint; the rest as the driver has it. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === builtIn.builtins.INT8 ? BigInt : builtIn.getTypeParser(oid, format)),
};

/**
 * A PostgreSQL server, asked over at most `connections` connections (OPS-2). `onError` hears of connections that died
 * while idle; without it they would end the process. The limits are set by statements, not when connecting: PgBouncer
 * refuses a client that asks for them in its startup message.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  connections: number = DEFAULT_CONNECTIONS,
): Db {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    // A statement is sent while the one before it is still at work: see `write`.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only. One that dies between two statements of a transaction is noticed by the
  // next statement; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // A connection that fails here fails the statement behind it too.
    client.query(SET_LIMITS).catch(() => undefined);
  });

  const names = statementNames();
  return {
    engine: 'postgres',
    ...replanned(queryable(pool, names), names),
    tx: (work, { unlimited = false } = {}) =>
      retrying(() => replanning(names, () => transaction(pool, names, { work, unlimited }))),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function limits(set: 'SET' | 'SET LOCAL', statementMs: number, idleMs: number): string {
  return `${set} statement_timeout = ${statementMs}; ${set} idle_in_transaction_session_timeout = ${idleMs}`;
}

/** `limit` is how long the driver waits for an answer, in milliseconds, in place of its own limit. */
function queryable(runner: Pool | PoolClient, names: StatementNames, limit?: number): Queryable {
  const timeout = limit !== undefined && { query_timeout: limit };
  const query = async <Row extends object>(sql: string, values: readonly SqlValue[] = []) => {
    const name = names.of(sql);
    const { rows } = await runner.query<Row & QueryResultRow>({
      ...(name && { name }),
      ...timeout,
      text: sql,
      values: [...values],
    });
    return rows;
  };
  return {
    query,
    write: async (sql, values) => void (await query(sql, values)),
    script: async (sql) => void (await runner.query({ ...timeout, text: sql })),
  };
}

/** The same for a transaction: `sent` takes what is not waited for. */
function sending(waiting: Queryable, sent: Promise<unknown>[]): Queryable {
  return {
    ...waiting,
    async write(sql, values) {
      const answer = waiting.query(sql, values);
      // Whoever ends the transaction hears of it.
      answer.catch(() => undefined);
      sent.push(answer);
    },
  };
}

/** Outside a transaction one statement is all there is to repeat. */
function replanned(pool: Queryable, names: StatementNames): Queryable {
  return {
    ...pool,
    query: <Row extends object>(sql: string, values?: readonly SqlValue[]) =>
      replanning(names, () => pool.query<Row>(sql, values)),
    write: (sql, values) => replanning(names, () => pool.write(sql, values)),
  };
}

async function transaction<Result>(
  pool: Pool,
  names: StatementNames,
  { work, unlimited }: { work: (tx: Queryable) => Promise<Result>; unlimited: boolean },
): Promise<Result> {
  const client = await pool.connect();
  const sent: Promise<unknown>[] = [];
  let broken: Error | undefined;
  try {
    await client.query(unlimited ? BEGIN_UNLIMITED : BEGIN);
    const tx = queryable(client, names, unlimited ? NO_LIMIT_MS : undefined);
    const result = await work(sending(tx, sent));
    // Where one of them fails, PostgreSQL takes back everything in place of the commit.
    const [ended] = await Promise.all([client.query('COMMIT'), ...sent]);
    // A failure that `work` kept to itself: PostgreSQL gives up all of it in place of the commit, and does not complain.
    if (ended.command !== 'COMMIT') throw new Error(ROLLED_BACK);
    return result;
  } catch (thrown) {
    const error = (await firstFailure(sent)) ?? thrown;
    // A server that is not heard of would not answer this either; one that only reads is not the one to stay with.
    if (isSilence(error) || isReadOnly(error)) broken = error;
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What failed first: what came behind it was refused for that alone. */
async function firstFailure(sent: readonly Promise<unknown>[]): Promise<unknown> {
  const ended = await Promise.allSettled(sent);
  return ended.find((each) => each.status === 'rejected')?.reason;
}

function isReadOnly(error: unknown): error is Error {
  return sqlState(error) === READ_ONLY;
}

/** The driver gives this error no code. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
