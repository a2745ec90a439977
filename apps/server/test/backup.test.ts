import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { knownSchema, migrate, migrateWithin, schemaOf } from '@keel/backend/db/migrate.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { ledgerHead } from '@keel/backend/ledger/head.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { EXCLUDED_TABLES, TABLES } from '../src/backup/tables.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { fileStore } from '../src/objects/fileStore.ts';
import { bothEngines, type Engine } from './support/engines.ts';
import { png } from './support/images.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { addProfit, fundedInvestor, withdraw } from './support/money.ts';
import { testClock } from './support/testClock.ts';
import { uploaded } from './support/uploads.ts';

const clock = testClock().now;
const silent = () => undefined;

/** All rows of all tables in a backup, as the database formats them. */
async function contents(db: Db): Promise<Record<string, string[]>> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`);
      return [table, rows.map(({ row }) => row).toSorted()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

describe.each(bothEngines)('backup on $name', (engine: Engine) => {
  let keel: Keel;
  let folder: string;
  let file: string;
  const opened: Db[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keel-backup-'));
    file = join(folder, 'keel.backup');
    keel = await startKeel(engine);
    const ines = await fundedInvestor(keel, 'ines@example.org', '123456.78');
    await withdraw(keel, ines);
    // Larger than a float, a quote, and a character of two code units.
    await addProfit(keel, ines, 9_007_199_254_740_993n);
    await keel.context.db.query(`UPDATE users SET address = $2 WHERE id = $1`, [ines.user._id, `"\\'\n\u{1F33A}`]);
    await uploaded(keel, (await newInvestor(keel, 'otto@example.org')).token, 'identity', png(4, 4));
    await writeBackup(keel.context, file, silent);
  });
  afterAll(async () => {
    await keel.close();
    await Promise.all(opened.map((db) => db.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  const fresh = async (): Promise<Db> => {
    const db = await engine.migrated();
    opened.push(db);
    return db;
  };
  const restore = (db: Db, options: { file?: string; force?: boolean } = {}) =>
    restoreBackup(
      { db, clock, objects: fileStore(folder, ''), keyring: keel.context.keyring },
      { file, force: false, actor: 'operator:robin', ...options },
      silent,
    );
  /** The backup with changed text and the old hash. */
  const altered = (change: (text: string) => string) => {
    const other = join(folder, 'altered.backup');
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return other;
  };

  /** The backup with changed lines and a matching hash, as made by somebody who knows the format. */
  const forged = (change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const end = JSON.parse(lines.at(-1) ?? '{}') as { rows: number };
    const body = change(lines.slice(0, -1));
    end.rows += body.length - (lines.length - 1);
    const text = `${body.join('\n')}\n`;
    const sha256 = createHash('sha256').update(text).digest('hex');
    const other = join(folder, 'forged.backup');
    writeFileSync(other, gzipSync(`${text}${JSON.stringify({ ...end, sha256 })}\n`));
    return other;
  };

  it.each([
    [
      'a withdrawal left out',
      (lines: string[]) => lines.filter((line) => !line.startsWith('{"table":"withdrawals"')),
      /not sound[^]*refers to the withdrawal [\da-f-]{36}, which does not exist/,
    ],
    [
      'a deposit credited with another amount',
      (lines: string[]) => lines.map((line) => line.replace('"credited_cents":12345678', '"credited_cents":99')),
      /not sound[^]*the deposit [\da-f-]{36} that it refers to contradict each other/,
    ],
    [
      'a row without what it must have',
      (lines: string[]) => lines.map((line) => line.replace(/"email_lower":"[^"]*"/, '"email_lower":null')),
      /holds a row that does not fit the database/,
    ],
    [
      'a version that is no number',
      (lines: string[]) => lines.map((line) => line.replace(/"schema":\d+/, '"schema":"x"')),
      /is no backup of Keel/,
    ],
    [
      'an image that climbs out of its folder',
      (lines: string[]) => lines.map((line) => line.replace('{"object":"bucket/', '{"object":"../')),
      /is damaged or not whole/,
    ],
  ])('[OPS-2] a forged backup with %s is refused with a sentence (N-17)', async (_name, change, fault) => {
    const db = await fresh();
    const refusal: unknown = await restore(db, { file: forged(change), force: true }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartFault);
    expect(String(refusal)).toMatch(fault);
    expect(await db.query('SELECT id FROM users')).toEqual([]);
  });

  it('[OPS-2] a backup whose lines were formatted again is accepted', async () => {
    const db = await fresh();
    await restore(db, { file: forged((lines) => lines), force: true });
    expect(await bookFaults(db)).toEqual([]);
  });

  it('[OPS-2] contains every table but sessions and codes, each after those it refers to', async () => {
    const { db } = keel.context;
    const tables = await db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...TABLES, ...EXCLUDED_TABLES, 'migration_lock', 'schema_migrations'].toSorted(),
    );
    const links = await db.query<{ from: string; to: string }>(
      `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f'`,
    );
    const place = new Map<string, number>(TABLES.map((table, at) => [table, at]));
    const wrong = links.filter(({ from, to }) => from !== to && (place.get(from) ?? 99) <= (place.get(to) ?? -1));
    expect([links.length > 10, wrong]).toEqual([true, []]);
  });

  it('[OPS-2] only its owner can read it', () => {
    expect([statSync(file).mode & 0o777, existsSync(`${file}.part`)]).toEqual([0o600, false]);
  });

  it('[OPS-2] a restore brings back every row and image, and nobody is signed in', async () => {
    const db = await fresh();
    const { ledger, images } = await restore(db);
    const [before, after] = [await contents(keel.context.db), await contents(db)];
    // The entries of the restore itself and of the desk's pause.
    expect(after['audit_log']).toHaveLength((before['audit_log']?.length ?? 0) + 2);
    for (const same of TABLES.filter((table) => !table.startsWith('audit_'))) expect(after[same]).toEqual(before[same]);
    expect((await ledgerHead(db)).hash).toBe(ledger);
    expect(await db.query('SELECT id FROM sessions')).toEqual([]);
    const [upload] = await db.query<{ object_key: string }>('SELECT object_key FROM uploads');
    const [original, restored] = [keel.context.config.dataDir, folder].map((at) =>
      readFileSync(join(at, 'objects', upload?.object_key ?? '')),
    );
    expect([images, restored]).toEqual([1, original]);
  });

  it.each(bothEngines)('[OPS-2] $name restores it too', async (other) => {
    const db = await other.migrated();
    opened.push(db);
    const { rows } = await restore(db);
    expect(rows).toBe(Object.values(await contents(keel.context.db)).flat().length);
    expect(await ledgerHead(db)).toEqual(await ledgerHead(keel.context.db));
  });

  it('[OPS-2] a database in use is only replaced with --force', async () => {
    const db = await fresh();
    await restore(db);
    await db.query("INSERT INTO settings (key, value) VALUES ('site.riskNotice', 'Later')");
    await expect(restore(db)).rejects.toThrow('The database is not empty.');
    await restore(db, { force: true });
    expect(await db.query("SELECT value FROM settings WHERE value = 'Later'")).toEqual([]);
    await expect(db.query('DELETE FROM ledger_transfers')).rejects.toThrow('append-only');
  });

  it.each([
    ['no backup', () => altered((text) => `x${text}`), 'is no backup of Keel'],
    ['cut', () => altered((text) => text.slice(0, -40)), 'is damaged or not whole'],
    [
      'changed',
      () => altered((text) => text.replace('123456', '923456').replace('12345678', '92345678')),
      'is damaged',
    ],
    ['missing', () => join(folder, 'nowhere'), 'There is no file'],
    [
      'newer',
      () => {
        const empty = altered(() => '');
        const head = '{"keel":"backup","format":1,"schema":99,"at":"2026-11-20T12:00:00.000Z"}\n';
        const sha256 = createHash('sha256').update(head).digest('hex');
        writeFileSync(empty, gzipSync(`${head}{"end":true,"rows":0,"images":0,"ledger":"","sha256":"${sha256}"}\n`));
        return empty;
      },
      'The backup was made by a newer version of Keel (schema 99;',
    ],
  ])('[OPS-2] %s: nothing is changed', async (_name, broken, fault) => {
    const db = await fresh();
    await expect(restore(db, { file: broken(), force: true })).rejects.toThrow(fault);
    expect(await db.query('SELECT id FROM users')).toEqual([]);
    expect(await schemaOf(db)).toBe(knownSchema());
  });

  it('[OPS-2] a backup of an older schema is migrated', async () => {
    const old = await engine.empty();
    opened.push(old);
    await old.script(`CREATE TABLE migration_lock (id int PRIMARY KEY); INSERT INTO migration_lock VALUES (1);
      CREATE TABLE schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);`);
    await old.tx((tx) => migrateWithin(tx, clock, 5));
    await old.query("INSERT INTO settings (key, value) VALUES ('site.riskNotice', 'From before')");
    await old.query(
      `INSERT INTO audit_log (id, at, actor, action, object) VALUES (gen_random_uuid(), $1, 'robin', 'x', 'y')`,
      [clock()],
    );
    const before = join(folder, 'old.backup');
    await writeBackup({ db: old, clock, objects: keel.context.objects }, before, silent);

    const db = await fresh();
    await restore(db, { file: before });
    expect(await db.query('SELECT value FROM settings')).toEqual([{ value: 'From before' }]);
    await migrate(db, clock);
    expect(await schemaOf(db)).toBe(knownSchema());
  });
});
