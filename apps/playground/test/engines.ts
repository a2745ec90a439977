import { PGlite } from '@electric-sql/pglite';
import { migrate } from '@keel/backend/db/migrate.ts';
import { PGLITE_OPTIONS, pglitePort } from '@keel/backend/db/pglitePort.ts';
import type { Engine } from '../../server/test/support/engines.ts';

/** The time of the template's schema: before the clock of any test. */
const MADE = new Date('2026-01-01T00:00:00.000Z');

let template: Promise<Blob> | undefined;

/** Replaces `apps/server/test/support/engines.ts` in a browser, which only has the embedded engine, in memory. */
export const engines: readonly Engine[] = [
  {
    name: 'pglite',
    empty: () => open(),
    async migrated() {
      template ??= migratedCopy();
      return open(await template);
    },
  },
];

/** A browser has only the embedded database, so the list is the same. */
export const bothEngines = engines;

/** Rejects: tests that need PostgreSQL are left out where `engines` does not have it. */
export const onePostgres = () => Promise.reject(new Error('A browser has no PostgreSQL.'));

async function open(from?: Blob) {
  return pglitePort(await PGlite.create({ ...PGLITE_OPTIONS, ...(from && { loadDataDir: from }) }));
}

/** A copy of a database with the schema: opening it is faster than migrating one for each test. */
async function migratedCopy(): Promise<Blob> {
  const pglite = await PGlite.create(PGLITE_OPTIONS);
  const db = pglitePort(pglite);
  await migrate(db, () => MADE);
  const dump = await db.exclusively(() => pglite.dumpDataDir('none'));
  await db.close();
  return dump;
}
