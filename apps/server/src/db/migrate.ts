import type { Clock } from '../clock.ts';
import type { Db, Queryable } from './Db.ts';
import { MIGRATIONS } from './migrations.gen.ts';
import { sqlState } from './retrying.ts';
import { StartFault } from './StartFault.ts';

const EXISTS_ALREADY = new Set(['23505', '42P07']);
/** How long a migration waits for a table that another transaction uses. Meanwhile everybody else waits behind it. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the schema up to this program's version and gives the version that it had. Several instances may start at
 * once: the row of `migration_lock` lets one of them do the work (a row, because not every engine has advisory locks).
 * Each migration is a transaction of its own, whose statements may take as long as they take.
 */
export async function migrate(db: Db, clock: Clock): Promise<number> {
  await prepare(db);
  const had = await schemaOf(db);
  refuseNewer(had, knownSchema());
  for (let has = had; has < knownSchema(); has = await schemaOf(db)) await migrateOnce(db, clock);
  return had;
}

/** All migrations up to a version in a transaction of the caller's. The tables of `prepare` must be there. */
export async function migrateWithin(tx: Queryable, clock: Clock, upTo: number): Promise<void> {
  await lockSchema(tx);
  const has = await schemaOf(tx);
  refuseNewer(has, knownSchema());
  for (let version = has + 1; version <= Math.min(upTo, knownSchema()); version += 1) await apply(tx, clock, version);
}

/** Refuses to go on with a schema that `migrate` has not brought up to date (`MIGRATE_AT_START=0`). */
export async function requireMigrated(db: Db): Promise<void> {
  const has = await schemaOf(db).catch(() => 0);
  refuseNewer(has, knownSchema());
  if (has === knownSchema()) return;
  throw new StartFault(
    `The database has schema ${has}, and this version of Keel needs ${knownSchema()}. Bring it up to date first: npm run -s operator -- migrate`,
  );
}

/** The next migration, unless another instance has done it meanwhile. */
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

/** The version of the schema that this program knows. */
export function knownSchema(): number {
  return MIGRATIONS.length;
}

/** The version of the schema that a database has. */
export async function schemaOf(db: Queryable): Promise<number> {
  const [last] = await db.query<{ version: number }>(
    'SELECT version FROM schema_migrations ORDER BY version DESC LIMIT 1',
  );
  return last?.version ?? 0;
}

/** Waits without a limit for another instance that migrates. */
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
    // Two instances that start together can both see that a table is missing.
    if (!EXISTS_ALREADY.has(sqlState(error) ?? '')) throw error;
    await prepare(db);
  }
}
