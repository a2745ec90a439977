import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { refusalOf } from '@keel/backend/calls/faults.ts';
import { refusals } from '@keel/backend/contract/refusals.ts';
import { type Db, type Queryable, singleRow } from '@keel/backend/db/Db.ts';
import { migrate, migrateWithin } from '@keel/backend/db/migrate.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { engines, newPostgresDatabase, onePostgres } from './support/engines.ts';
import { amelia, startKeel } from './support/keel.ts';
import { depositBody } from './support/money.ts';
import { testClock } from './support/testClock.ts';

const limitsOf = async (on: Queryable) => [
  singleRow(await on.query<{ statement_timeout: string }>('SHOW statement_timeout')).statement_timeout,
  singleRow(await on.query<{ value: string }>(`SELECT current_setting('idle_in_transaction_session_timeout') AS value`))
    .value,
];

const WRITTEN = 'SELECT * FROM written WHERE n = $1';

describe.each(engines.filter(({ name }) => name === 'postgres'))(
  'PostgreSQL with interruptions by others',
  (engine) => {
    test('[OPS-2] a connection that is cut inside a transaction fails only that transaction', async () => {
      const db = await engine.empty();
      await db.script('CREATE TABLE written (n int)');
      const cut = db.tx(async (tx) => {
        await tx.query('INSERT INTO written VALUES ($1)', [1]);
        const { pid } = singleRow(await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'));
        await db.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
        await tx.query('INSERT INTO written VALUES ($1)', [2]);
      });
      // The driver's error depends on when it detects the interruption; the caller's error does not.
      const error: unknown = await cut.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      expect(refusalOf(error as Error)).toBe(refusals.unavailable);
      expect(await db.query('SELECT n FROM written')).toEqual([]);
      await db.close();
    });

    test('[OPS-2] a statement keeps working when a newer version has changed its table', async () => {
      const db = await engine.empty();
      await db.script('CREATE TABLE written (n int); INSERT INTO written VALUES (1)');
      expect(await db.query(WRITTEN, [1])).toEqual([{ n: 1 }]);
      await db.script('ALTER TABLE written ADD COLUMN later int');
      expect(await db.query(WRITTEN, [1])).toEqual([{ n: 1, later: null }]);
      await db.close();
    });

    test('[OPS-2] a transaction keeps working when a newer version has changed its table', async () => {
      const db = await engine.empty();
      await db.script('CREATE TABLE written (n int); INSERT INTO written VALUES (1)');
      const read = () => db.tx((tx) => tx.query(WRITTEN, [1]));
      expect(await read()).toEqual([{ n: 1 }]);
      await db.script('ALTER TABLE written ADD COLUMN later int');
      expect(await read()).toEqual([{ n: 1, later: null }]);
      await db.close();
    });
  },
);

describe.runIf(engines.some(({ name }) => name === 'postgres'))('PostgreSQL with an unusual setup', () => {
  test('[OPS-2] with a read-only primary calls are 503, the server is not ready, and its connections are closed (S-5)', async () => {
    const { url, engine } = await onePostgres();
    const keel = await startKeel(engine);
    const { token, user } = await amelia(keel);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    const name = new URL(url).pathname.slice(1);
    const becomes = async (setting: string) => {
      await admin.query(`ALTER DATABASE ${name} ${setting}`);
      await admin.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`,
        [name],
      );
    };
    const deposit = () =>
      keel.call('createDeposit', {
        token,
        body: depositBody(user),
        headers: { 'idempotency-key': 'one-deposit' },
      });

    await becomes('SET default_transaction_read_only = on');
    await expect.poll(async () => (await deposit()).json<{ code: string }>().code).toBe('unavailable');
    const readOnly = await deposit();
    expect([readOnly.statusCode, readOnly.headers['retry-after']]).toEqual([503, '5']);
    expect((await keel.call('getReadiness')).statusCode).toBe(503);
    expect((await keel.call('getLiveness')).statusCode).toBe(200);

    // Pooled connections would remain read-only, so each of them must have been closed.
    await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await deposit();
    await expect.poll(async () => (await keel.call('getReadiness')).statusCode).toBe(200);
    expect((await deposit()).statusCode).toBe(200);
    await admin.end();
    await keel.close();
  });

  test('[OPS-2] the startup message contains nothing that a pooler refuses, and the limits still apply (S-3)', async () => {
    const statements: string[] = [];
    const pooler = createServer((socket) =>
      socket.once('data', (message) => {
        statements.push(...message.subarray(8).toString('latin1').split('\0'));
        socket.destroy();
      }),
    ).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    const { port } = pooler.address() as AddressInfo;
    const away = openPostgres(`postgres://keel@127.0.0.1:${port}/keel`, () => undefined);
    await expect(away.query('SELECT 1')).rejects.toBeInstanceOf(Error);
    await away.close();
    pooler.close();
    const names = statements
      .filter((_, at) => at % 2 === 0 && statements[at + 1] !== undefined)
      .filter((name) => name !== '');
    // What PgBouncer accepts without being configured to ignore it.
    const taken = ['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone'];
    expect(names).toContain('user');
    expect(names.filter((name) => !taken.includes(name.toLowerCase()))).toEqual([]);

    const db = openPostgres(await newPostgresDatabase(), () => undefined, 2);
    expect(await limitsOf(db)).toEqual(['10s', '5s']);
    expect(await db.tx(limitsOf)).toEqual(['10s', '5s']);
    expect(await db.tx(limitsOf, { unlimited: true })).toEqual(['0', '0']);
    expect(await limitsOf(db)).toEqual(['10s', '5s']);
    await Promise.all(Array.from({ length: 6 }, () => db.query('SELECT pg_backend_pid()')));
    expect(db.connections().total).toBe(2);
    await db.close();
  });

  test('[OPS-2] a migration may take long, but waits only a limited time for a table in use (S-4)', async () => {
    const url = await newPostgresDatabase();
    const db = openPostgres(url, () => undefined);
    const clock = testClock().now;
    await db.script(`
      CREATE TABLE migration_lock (id int PRIMARY KEY);
      CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);
      INSERT INTO migration_lock (id) VALUES (1)`);
    await db.tx((tx) => migrateWithin(tx, clock, 5));

    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE audit_log IN ACCESS SHARE MODE');
    const blocked: unknown = await migrate(db, clock).catch((error: unknown) => error);
    expect(blocked).toBeInstanceOf(StartFault);
    expect(String(blocked)).toContain('in use for longer than');
    await other.query('COMMIT');
    await other.end();

    const limits: (string | undefined)[] = [];
    const watched: Db = {
      ...db,
      tx: (work, options) =>
        db.tx(async (tx) => {
          const [limit] = await limitsOf(tx);
          limits.push(limit);
          return work(tx);
        }, options),
    };
    await migrate(watched, clock);
    expect(new Set(limits)).toEqual(new Set(['0']));
    await db.close();
  });
});

describe.runIf(engines.some(({ name }) => name === 'postgres'))('lists of pending rows, on PostgreSQL', () => {
  test.each([
    ['deposits_waiting', `SELECT COUNT(*) FROM deposits WHERE status = 'pending'`],
    ['withdrawals_waiting', `SELECT COUNT(*) FROM withdrawals WHERE status = 'Pending'`],
    ['orders_waiting', `SELECT COUNT(*) FROM orders WHERE status = 'Pending'`],
    ['audit_log_by_age', 'SELECT id FROM audit_log ORDER BY at DESC, id DESC LIMIT 10'],
  ])('[OPS-1] %s is used to list and to count them (S-7)', async (index, sql) => {
    const { engine } = await onePostgres();
    const db = await engine.migrated();
    const plan = await db.tx(async (tx) => {
      // The tables are empty, where a sequential scan would always be cheapest.
      await tx.script('SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off');
      return tx.query(`EXPLAIN ${sql}`);
    });
    await db.close();
    expect(JSON.stringify(plan)).toContain(index);
  });
});

describe.each(engines)('a database with an internal error, on $name', (engine) => {
  test('[OPS-2] the caller is asked to retry, because the request is valid', async () => {
    const db = await engine.empty();
    // PostgreSQL's error for a new connection while the disk is full.
    const failed = db.script("DO $$ BEGIN RAISE EXCEPTION 'could not write init file' USING ERRCODE = 'XX000'; END $$");
    const error: unknown = await failed.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(refusalOf(error as Error)).toBe(refusals.unavailable);
    await db.close();
  });
});

describe.each(engines)('statements that are not waited for, on $name', (engine) => {
  test('[OPS-2] later statements see their effect, and the commit keeps it', async () => {
    const db = await engine.empty();
    await db.script('CREATE TABLE written (n int PRIMARY KEY)');
    const seen = await db.tx(async (tx) => {
      await tx.write('INSERT INTO written VALUES ($1)', [1]);
      return tx.query(WRITTEN, [1]);
    });
    await db.write('INSERT INTO written VALUES ($1)', [2]);
    expect([seen, await db.query('SELECT n FROM written ORDER BY n')]).toEqual([[{ n: 1 }], [{ n: 1 }, { n: 2 }]]);
    await db.close();
  });

  test.each([
    ['as the last thing', async () => undefined],
    ['with a statement behind it', async (tx: Queryable) => void (await tx.query('SELECT 1 AS one'))],
    ['with a fault of the caller behind it', () => Promise.reject(new Error('another fault'))],
  ])('[OPS-2] their own failure is reported, %s, and everything is rolled back', async (_, behind) => {
    const db = await engine.empty();
    await db.script('CREATE TABLE written (n int PRIMARY KEY)');
    const doubled = db.tx(async (tx) => {
      await tx.write('INSERT INTO written VALUES ($1)', [1]);
      await tx.write('INSERT INTO written VALUES ($1)', [1]);
      await behind(tx);
    });
    await expect(doubled).rejects.toMatchObject({ code: '23505' });
    expect(await db.query('SELECT n FROM written')).toEqual([]);
    await db.write('INSERT INTO written VALUES ($1)', [3]);
    expect(await db.query('SELECT n FROM written')).toEqual([{ n: 3 }]);
    await db.close();
  });
});
