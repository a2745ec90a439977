import { describe, expect, test } from 'vitest';
import { only, type Queryable } from '../src/db/Db.ts';
import { refusalOf } from '../src/http/faults.ts';
import { refusals } from '../src/http/refusals.ts';
import { engines } from './support/engines.ts';

const WRITTEN = 'SELECT * FROM written WHERE n = $1';

describe.each(engines.filter(({ name }) => name === 'postgres'))('a PostgreSQL that is not alone', (engine) => {
  test('[OPS-2] a connection that is cut inside a transaction fails that transaction and nothing else', async () => {
    const db = await engine.empty();
    await db.script('CREATE TABLE written (n int)');
    const cut = db.tx(async (tx) => {
      await tx.query('INSERT INTO written VALUES ($1)', [1]);
      const { pid } = only(await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'));
      await db.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
      await tx.query('INSERT INTO written VALUES ($1)', [2]);
    });
    // Which words the driver finds depends on when it hears of the cut; what a caller is told does not.
    const error: unknown = await cut.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(refusalOf(error as Error)).toBe(refusals.unavailable);
    expect(await db.query('SELECT n FROM written')).toEqual([]);
    await db.close();
  });

  test('[OPS-2] a statement goes on when a newer version has changed its table', async () => {
    const db = await engine.empty();
    await db.script('CREATE TABLE written (n int); INSERT INTO written VALUES (1)');
    expect(await db.query(WRITTEN, [1])).toEqual([{ n: 1 }]);
    await db.script('ALTER TABLE written ADD COLUMN later int');
    expect(await db.query(WRITTEN, [1])).toEqual([{ n: 1, later: null }]);
    await db.close();
  });

  test('[OPS-2] a transaction goes on when a newer version has changed its table', async () => {
    const db = await engine.empty();
    await db.script('CREATE TABLE written (n int); INSERT INTO written VALUES (1)');
    const read = () => db.tx((tx) => tx.query(WRITTEN, [1]));
    expect(await read()).toEqual([{ n: 1 }]);
    await db.script('ALTER TABLE written ADD COLUMN later int');
    expect(await read()).toEqual([{ n: 1, later: null }]);
    await db.close();
  });
});

describe.each(engines)('a database that fails in itself, on $name', (engine) => {
  test('[OPS-2] the caller is told to try again, since nothing is wrong with what was asked', async () => {
    const db = await engine.empty();
    // What PostgreSQL says when a connection is made while the disk is full.
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

describe.each(engines)('what is written without waiting for it, on $name', (engine) => {
  test('[OPS-2] what comes behind it sees it, and the end of the transaction keeps it', async () => {
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
  ])('[OPS-2] its failure is the one that is told, %s, and nothing is kept', async (_, behind) => {
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
