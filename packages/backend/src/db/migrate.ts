import type { Clock } from '../clock.ts';
import type { Db, Queryable } from './Db.ts';
import { MIGRATIONS } from './migrations.gen.ts';
import { sqlState } from './retrying.ts';
import { StartFault } from './StartFault.ts';

const EXISTS_ALREADY = new Set(['23505', '42P07']);
/** How long a migration waits for a table lock. Meanwhile, other transactions on the table queue behind it. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the schema to the version of this program and returns the previous version. If several instances start at
 * once, a lock on the row of `migration_lock` serialises them. Each migration is a transaction of its own without a
 * time limit for statements.
 */
export async function migrate(db: Db, clock: Clock): Promise<number> {
  await prepare(db);
  const had = await schemaOf(db);
  refuseNewer(had, knownSchema());
  for (let has = had; has < knownSchema(); has = await schemaOf(db)) await migrateOnce(db, clock);
  return had;
}

/** Runs all migrations up to a version in the caller's transaction. The tables of `prepare` must exist. */
export async function migrateWithin(tx: Queryable, clock: Clock, upTo: number): Promise<void> {
  await lockSchema(tx);
  const has = await schemaOf(tx);
  refuseNewer(has, knownSchema());
  for (let version = has + 1; version <= Math.min(upTo, knownSchema()); version += 1) await apply(tx, clock, version);
}

/** Refuses to start if the schema is not up to date (`MIGRATE_AT_START=0`). */
export async function requireMigrated(db: Db): Promise<void> {
  const has = await schemaOf(db).catch(() => 0);
  refuseNewer(has, knownSchema());
  if (has === knownSchema()) return;
  throw new StartFault(
    `The database has schema ${has}, and this version of Keel needs ${knownSchema()}. Bring it up to date first: npm run -s operator -- migrate`,
  );
}

/** Runs the next migration, unless another instance has done so already. */
async function migrateOnce(db: Db, clock: Clock): Promise<void> {
  try {
    await db.tx(
      async (tx) => {
        await lockSchema(tx);
        const next = (await schemaOf(tx)) + 1;
        if (next > knownSchema()) return;
        await tx.script(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
        await apply(tx, clock, next);
      },
      { unlimited: true },
    );
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartFault(
      `A table was in use for longer than ${LOCK_TIMEOUT_MS / 1000} seconds, so its migration did not begin. Try again, at a quiet time or after ending long transactions. Nothing was changed.`,
      { cause: error },
    );
  }
}

/** The schema version of this program. */
export function knownSchema(): number {
  return MIGRATIONS.length;
}

/** The schema version of a database. */
export async function schemaOf(db: Queryable): Promise<number> {
  const [last] = await db.query<{ version: number }>(
    'SELECT version FROM schema_migrations ORDER BY version DESC LIMIT 1',
  );
  return last?.version ?? 0;
}

/** Waits for another instance that migrates, without a time limit. */
async function lockSchema(tx: Queryable): Promise<void> {
  await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
}

async function apply(tx: Queryable, clock: Clock, version: number): Promise<void> {
  await tx.script(MIGRATIONS[version - 1] ?? '');
  await tx.query('INSERT INTO schema_migrations (version, applied_at) VALUES ($1, $2)', [version, clock()]);
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
    // Two instances that start together can both find that a table is missing.
    if (!EXISTS_ALREADY.has(sqlState(error) ?? '')) throw error;
    await prepare(db);
  }
}
