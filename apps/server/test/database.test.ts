import type { Db, SqlValue } from '@keel/backend/db/Db.ts';
import { inserter } from '@keel/backend/db/inserter.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';

const add = (on: Pick<Db, 'query'>, id: bigint, name = 'a thing') =>
  on.query('INSERT INTO things (id, name) VALUES ($1, $2)', [id, name]);
const wholeTable = (on: Pick<Db, 'query'>) => on.query('SELECT * FROM growing');

const preparedStatements = async (db: Db) => {
  const [row] = await db.query<{ count: bigint }>('SELECT count(*) AS count FROM pg_prepared_statements');
  return Number(row?.count);
};

describe.each(bothEngines)('the database on $name', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await engine.empty();
    await db.script(`
      CREATE TABLE things (id int8 PRIMARY KEY, name text NOT NULL);
      CREATE TABLE kinds (id int8, big int8, exact numeric, whole int4, sure boolean, words text, raw bytea,
        at timestamptz, one uuid, list text[])`);
  });
  afterAll(() => db.close());

  let last = 0n;
  const nextId = () => (last += 1n);
  const names = async (id: bigint) => {
    const rows = await db.query<{ name: string }>('SELECT name FROM things WHERE id = $1', [id]);
    return rows.map(({ name }) => name);
  };

  it('[OPS-2] a value is bound to the column of its name, whatever the order of the fields (C-3)', async () => {
    const things = inserter<{ readonly id: bigint; readonly name: string }>('things', { id: true, name: true });
    const id = nextId();
    const moved = { extra: 'of no column', name: 'moved', id };
    await db.query(things.sql, things.values(moved));
    expect(await names(id)).toEqual(['moved']);
    expect([things.param('id'), things.param('name')]).toEqual(['$1', '$2']);
  });

  it('[OPS-2] values of every type are read as they were written', async () => {
    const values = {
      big: 9_223_372_036_854_775_807n,
      exact: '12345678901234567890.123456789012345678',
      whole: -7,
      sure: false,
      words: "An apostrophe ’ a quote ' a backslash \\ عربي 🙂\nand a line",
      raw: Buffer.from([0, 255, 92, 39, 0]),
      at: new Date('2026-02-28T23:59:59.123Z'),
      one: '0197f3a2-1111-7000-8000-000000000001',
      list: ['', 'a,b', '{}', '"', '\\', 'NULL'],
    } satisfies Record<string, SqlValue>;
    const columns = Object.keys(values);
    const insert = (row: readonly SqlValue[]) =>
      db.query(
        `INSERT INTO kinds (id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, n) => `$${n + 2}`).join(', ')})`,
        row,
      );
    await insert([1n, ...Object.values(values)]);
    await insert([2n, ...columns.map(() => null)]);
    const [full, empty] = await db.query<Record<string, unknown>>('SELECT * FROM kinds ORDER BY id');
    expect({ ...full, raw: Buffer.from(full?.['raw'] as Uint8Array) }).toEqual({ id: 1n, ...values });
    expect(empty).toEqual({ id: 2n, ...Object.fromEntries(columns.map((column) => [column, null])) });
  });

  it('[OPS-2] a failed statement reports its error, and the next one runs', async () => {
    const id = nextId();
    await add(db, id);
    await expect(add(db, id)).rejects.toMatchObject({ code: '23505' });
    await expect(db.query('SELECT id FROM things WHERE id = $1', ['no number'])).rejects.toMatchObject({
      code: '22P02',
    });
    await expect(db.query('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect(await names(id)).toEqual(['a thing']);
  });

  it('[OPS-2] a transaction is atomic', async () => {
    const [committed, lost] = [nextId(), nextId()];
    await db.tx((tx) => add(tx, committed));
    const failing = db.tx(async (tx) => {
      await add(tx, lost);
      throw new Error('Changed its mind.');
    });
    await expect(failing).rejects.toThrow('Changed its mind.');
    expect([await names(committed), await names(lost)]).toEqual([['a thing'], []]);
  });

  it('[OPS-2] a transaction with an ignored failure of a statement is rolled back, and rejects', async () => {
    const [before, after] = [nextId(), nextId()];
    const ignored = db.tx(async (tx) => {
      await add(tx, before);
      await tx.query('SELECT nothing FROM nowhere').catch(() => undefined);
      await add(tx, after).catch(() => undefined);
    });
    await expect(ignored).rejects.toThrow('The transaction was given up');
    expect([await names(before), await names(after)]).toEqual([[], []]);
  });

  it('[OPS-2] a statement that is not waited for still fails its transaction', async () => {
    const id = nextId();
    const unheard = db.tx(async (tx) => {
      await tx.write('INSERT INTO things (id, name) VALUES ($1, $2)', [id, 'first']);
      await tx.write('INSERT INTO things (id, name) VALUES ($1, $2)', [id, 'second']);
    });
    await expect(unheard).rejects.toMatchObject({ code: '23505' });
    expect(await names(id)).toEqual([]);
  });

  it('[OPS-2] transactions are isolated from one another', async () => {
    const id = nextId();
    const slow = db.tx(async (tx) => {
      await add(tx, id, '0');
      for (let step = 1; step <= 5; step += 1) {
        const [row] = await tx.query<{ name: string }>('SELECT name FROM things WHERE id = $1', [id]);
        await tx.query('UPDATE things SET name = $2 WHERE id = $1', [id, String(Number(row?.name) + 1)]);
      }
    });
    const seen = await Promise.all(Array.from({ length: 10 }, () => names(id)));
    await slow;
    for (const each of seen) expect([[], ['5']]).toContainEqual(each);
    expect(await names(id)).toEqual(['5']);
  });

  it('[OPS-2] a statement keeps working after a newer version has changed its table, in a transaction too', async () => {
    await db.script('CREATE TABLE growing (id int8); INSERT INTO growing VALUES (1)');
    expect([await wholeTable(db), await db.tx(wholeTable)]).toEqual([[{ id: 1n }], [{ id: 1n }]]);
    await db.script(`ALTER TABLE growing ADD COLUMN name text NOT NULL DEFAULT 'new'`);
    expect(await db.tx(wholeTable)).toEqual([{ id: 1n, name: 'new' }]);
    await db.script('ALTER TABLE growing DROP COLUMN name');
    expect(await wholeTable(db)).toEqual([{ id: 1n }]);
  });

  it("[OPS-2] an unlimited number of different statements does not fill the engine's cache", async () => {
    const before = await preparedStatements(db);
    for (let n = 0; n < 1200; n += 1) expect(await db.query(`SELECT ${n} AS n`)).toEqual([{ n }]);
    expect((await preparedStatements(db)) - before).toBeLessThanOrEqual(1000);
  });
});
