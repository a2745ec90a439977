import type { Clock } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import { knownSchema, migrate } from '../db/migrate.ts';
import { change } from './outcome.ts';
import type { Result } from './result.ts';

/** OPS-2: migrates the schema without starting the server, so that no time limit of a start interrupts it. */
export async function migrateSchema(db: Db, clock: Clock): Promise<Result> {
  const from = await migrate(db, clock);
  const to = knownSchema();
  return {
    ...change(from < to, `The schema was migrated from ${from} to ${to}.`, `The schema is ${to}, which is up to date.`),
    fields: { schema: to, before: from },
  };
}
