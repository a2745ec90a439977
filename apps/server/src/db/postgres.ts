import { types as builtIn, type CustomTypesConfig, Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { Db, Queryable, SqlValue } from './Db.ts';
import { retrying } from './retrying.ts';

const CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === builtIn.builtins.INT8 ? BigInt : builtIn.getTypeParser(oid, format)),
};

/** A PostgreSQL server. `onError` hears of connections that died while idle; without it they would end the process. */
export function openPostgres(url: string, onError: (error: Error) => void): Db {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onError);

  return {
    engine: 'postgres',
    ...queryable(pool),
    tx: (work) => retrying(() => transaction(pool, work)),
    close: () => pool.end(),
  };
}

function queryable(runner: Pool | PoolClient): Queryable {
  return {
    async query<Row extends object>(sql: string, values: readonly SqlValue[] = []) {
      const { rows } = await runner.query<Row & QueryResultRow>(sql, [...values]);
      return rows;
    },
    script: async (sql) => void (await runner.query(sql)),
  };
}

async function transaction<Result>(pool: Pool, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(queryable(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
