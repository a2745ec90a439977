import { readdirSync, readFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import type { Db } from './Db.ts';
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
  const wanted = migrations();
  await prepare(db);
  await db.tx(async (tx) => {
    await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    const done = await tx.query<{ version: number }>('SELECT version FROM schema_migrations ORDER BY version');
    refuseNewer(done.at(-1)?.version ?? 0, wanted.length);
    for (const { version, sql } of wanted.slice(done.length)) {
      await tx.script(sql);
      await tx.query('INSERT INTO schema_migrations (version, applied_at) VALUES ($1, $2)', [version, clock()]);
    }
  });
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
