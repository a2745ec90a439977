import { readdirSync, readFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from './Db.ts';
import { sqlState } from './retrying.ts';
import { StartFault } from './StartFault.ts';

const FOLDER = new URL('migrations/', import.meta.url);
const FILE = /^(\d{4})_\w+\.sql$/;
const EXISTS_ALREADY = new Set(['23505', '42P07']);

/**
 * Brings the schema up to this program's version. Several instances may start at once: the row of `migration_lock`
 * lets one of them do the work (a row, because not every engine has advisory locks).
 */
export async function migrate(db: Db, clock: Clock): Promise<void> {
  await prepare(db);
  await db.tx((tx) => migrateWithin(tx, clock, knownSchema()));
}

/** The same in a transaction of the caller's, up to a version. The tables of `prepare` must be there. */
export async function migrateWithin(tx: Queryable, clock: Clock, upTo: number): Promise<void> {
  const wanted = migrations();
  await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
  const has = await schemaOf(tx);
  refuseNewer(has, wanted.length);
  for (const { version, sql } of wanted.slice(has, upTo)) {
    await tx.script(sql);
    await tx.query('INSERT INTO schema_migrations (version, applied_at) VALUES ($1, $2)', [version, clock()]);
  }
}

/** The version of the schema that this program knows. */
export function knownSchema(): number {
  return migrations().length;
}

/** The version of the schema that a database has. */
export async function schemaOf(db: Queryable): Promise<number> {
  const [last] = await db.query<{ version: number }>(
    'SELECT version FROM schema_migrations ORDER BY version DESC LIMIT 1',
  );
  return last?.version ?? 0;
}

function refuseNewer(has: number, known: number): void {
  if (has <= known) return;
  throw new StartFault(
    `The database was made by a newer version of Keel (schema ${has}; this one knows ${known}). Start that version, or restore an older backup.`,
  );
}

async function prepare(db: Db): Promise<void> {
  try {
    await db.script(`
      CREATE TABLE IF NOT EXISTS migration_lock (id int PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS schema_migrations (version int PRIMARY KEY, applied_at timestamptz NOT NULL);
      INSERT INTO migration_lock (id) VALUES (1) ON CONFLICT DO NOTHING;
    `);
  } catch (error) {
    // Two instances that start together can both see that a table is missing.
    if (!EXISTS_ALREADY.has(sqlState(error) ?? '')) throw error;
    await prepare(db);
  }
}

function migrations(): { version: number; sql: string }[] {
  return readdirSync(FOLDER)
    .filter((name) => FILE.test(name))
    .toSorted()
    .map((name, at) => {
      const version = Number(FILE.exec(name)?.[1]);
      if (version !== at + 1) throw new Error(`The migrations have a gap or a double number at ${name}.`);
      return { version, sql: readFileSync(new URL(name, FOLDER), 'utf8') };
    });
}
