import { Client } from 'pg';
import { migrate } from '../../src/db/migrate.ts';
import { repackPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';

/** What databases of tests are copied from on PostgreSQL: one with the schema and nothing else. */
export const POSTGRES_TEMPLATE = 'keel_template';

/** When the schema of the copies was made: before the clock of any test. */
const MADE = new Date('2026-01-01T00:00:00.000Z');

/** An embedded database with the schema in it, packed into one file as `empty` is. */
export async function migratedCopy(empty: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = await repackPglite(new Blob([empty]), async (db) => void (await migrate(db, () => MADE)));
  return new Uint8Array(await packed.arrayBuffer());
}

/** Makes the database that all others are copied from. Nobody may be connected to it then. */
export async function makePostgresTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${POSTGRES_TEMPLATE}`);
  await client.end();
  const db = openPostgres(url.replace(/postgres$/, POSTGRES_TEMPLATE), () => undefined);
  await migrate(db, () => MADE);
  await db.close();
}
