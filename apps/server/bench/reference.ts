// The reference for the server: the same work with the same components, and nothing else. Started by main.ts.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { USER_BY_TOKEN } from '@keel/backend/modules/account/getUserByToken.ts';
import { fastify } from 'fastify';
import { Pool } from 'pg';
import { types } from '../src/db/postgres.ts';
import { rawWithdrawals } from './rawWithdrawals.ts';

const CONNECTIONS = 10;

/** Runs one statement; `name` lets PostgreSQL cache its plan. */
export type Run = (name: string, sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** The database by its own driver. */
export interface Bare {
  readonly query: Run;
  tx<Result>(work: (run: Run) => Promise<Result>): Promise<Result>;
}

const database = process.env['DATABASE_URL'] === undefined ? await barePglite() : barePostgres();
const app = fastify();
app.get('/health/ready', async () => ({ status: 'ok' }));
app.get('/hello', async () => ({ hello: 'world' }));
app.get('/userbytoken', async ({ headers }, reply) => {
  const hash = createHash('sha256').update(String(headers['header'])).digest();
  const [row] = await database.query('user', USER_BY_TOKEN, [hash]);
  return row ? { ...row, available: String(row['available']) } : reply.code(401).send();
});
app.get<{ Params: { count: string } }>('/withdrawals/:count', async ({ params }) => ({
  ms: await rawWithdrawals(database, Number(params.count)),
}));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => process.exit(0));

function barePostgres(): Bare {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS, types });
  pool.on('error', () => undefined);
  return {
    query: async (name, text, values) => (await pool.query({ name, text, values })).rows as Record<string, unknown>[],
    async tx(work) {
      const client = await pool.connect();
      await client.query('BEGIN');
      const result = await work(
        async (name, text, values) => (await client.query({ name, text, values })).rows as Record<string, unknown>[],
      );
      await client.query('COMMIT');
      client.release();
      return result;
    },
  };
}

async function barePglite(): Promise<Bare> {
  const pglite = await PGlite.create(join(process.env['DATA_DIR'] ?? '', 'db'));
  return {
    query: async (_name, sql, values) => (await pglite.query<Record<string, unknown>>(sql, values)).rows,
    tx: (work) =>
      pglite.transaction((tx) =>
        work(async (_name, sql, values) => (await tx.query<Record<string, unknown>>(sql, values)).rows),
      ),
  };
}
