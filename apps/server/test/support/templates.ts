import { migrate } from '@keel/backend/db/migrate.ts';
import { Client } from 'pg';
import { repackPglite } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';

/** The PostgreSQL template of test databases: only the schema. */
export const POSTGRES_TEMPLATE = 'keel_template';

/** The time of the template's schema: before the clock of any test. */
const MADE = new Date('2026-01-01T00:00:00.000Z');

/** An embedded database with the schema, packed into one file like `empty`. */
export async function migratedCopy(empty: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = await repackPglite(new Blob([empty]), async (db) => void (await migrate(db, () => MADE)));
  return new Uint8Array(await packed.arrayBuffer());
}

/** Creates the template database. Nobody may be connected to it afterwards. */
export async function makePostgresTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${POSTGRES_TEMPLATE}`);
  await client.end();
  const db = openPostgres(url.replace(/postgres$/, POSTGRES_TEMPLATE), () => undefined);
  await migrate(db, () => MADE);
  await db.close();
}
