import { describe, expect, test } from 'vitest';
import { only } from '../src/db/Db.ts';
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
    await expect(cut).rejects.toThrow(/terminat|connection error/i);
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
