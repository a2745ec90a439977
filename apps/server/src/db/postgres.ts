import { type Db, type Queryable, ROLLED_BACK, type SqlValue } from '@keel/backend/db/Db.ts';
import { replanning } from '@keel/backend/db/replanning.ts';
import { retrying, sqlState } from '@keel/backend/db/retrying.ts';
import { type StatementNames, statementNames } from '@keel/backend/db/statementNames.ts';
import { types as builtIn, type CustomTypesConfig, Pool, type PoolClient, type QueryResultRow } from 'pg';

const DEFAULT_CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
/**
 * The driver's timeout. It is longer than the server's own, so it only applies if the server does not respond at all.
 */
const SILENCE_MS = 12_000;
/**
 * How long a transaction may be idle. Its statements follow one another immediately, so a longer pause means that its
 * client is gone while its locks are still held.
 */
const IDLE_TRANSACTION_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The maximum of a Node timer, 24 days: effectively no limit. */
const NO_LIMIT_MS = 2 ** 31 - 1;
/** Set for each connection, for statements outside a transaction. */
const SET_LIMITS = limits('SET', STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_MS);
/** Set for each transaction as well: a pooler may run it on a connection without the settings above. */
const BEGIN = `BEGIN; ${limits('SET LOCAL', STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_MS)}`;
const BEGIN_UNLIMITED = `BEGIN; ${limits('SET LOCAL', 0, 0)}`;
/** SQLSTATE of a write on a read-only server, such as a primary that has become a standby. */
const READ_ONLY = '25006';

/** int8 as bigint; all other types as the driver parses them. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === builtIn.builtins.INT8 ? BigInt : builtIn.getTypeParser(oid, format)),
};

/**
 * A PostgreSQL server with at most `connections` connections (OPS-2). `onError` receives the errors of idle
 * connections; without a listener they would end the process. The limits are set by statements instead of the startup
 * message, because PgBouncer refuses clients that send them there.
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
    // A statement may be sent while the one before it still runs: see `write`.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onError);
  // The pool only listens to idle connections. If a connection fails between two statements of a transaction, the
  // next statement reports it; without a listener here the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // If a connection fails here, the following statement fails too.
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

/** Runs a statement; `limit` replaces the driver's own timeout, in milliseconds. */
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

/** Runs the statements of a transaction; `sent` collects those of `write`, which are not awaited. */
function sending(waiting: Queryable, sent: Promise<unknown>[]): Queryable {
  return {
    ...waiting,
    async write(sql, values) {
      const answer = waiting.query(sql, values);
      // A failure is reported when the transaction ends.
      answer.catch(() => undefined);
      sent.push(answer);
    },
  };
}

/** Retries single statements whose plan is outdated; a transaction is retried as a whole. */
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
    // If one of them fails, PostgreSQL rolls back instead of committing.
    const [ended] = await Promise.all([client.query('COMMIT'), ...sent]);
    // `work` ignored the failure of a statement: PostgreSQL then rolls back instead of committing, without an error.
    if (ended.command !== 'COMMIT') throw new Error(ROLLED_BACK);
    return result;
  } catch (thrown) {
    const error = (await firstFailure(sent)) ?? thrown;
    // An unresponsive server would not answer this either, and the connection to a read-only server is not worth
    // keeping.
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

/** The first failure: all later statements were refused because of it. */
async function firstFailure(sent: readonly Promise<unknown>[]): Promise<unknown> {
  const ended = await Promise.allSettled(sent);
  return ended.find((each) => each.status === 'rejected')?.reason;
}

function isReadOnly(error: unknown): error is Error {
  return sqlState(error) === READ_ONLY;
}

/** Whether the driver's timeout has expired; its error has no code. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
