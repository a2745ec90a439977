import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Db } from '@keel/backend/db/Db.ts';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPgliteInMemory } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { POSTGRES_TEMPLATE } from './templates.ts';

/** A database engine (OPS-2). */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  /** A new, empty database. */
  empty(): Promise<Db>;
  /** A new database with the schema. */
  migrated(): Promise<Db>;
}

const postgresUrl = inject('postgresUrl');

const nothing = () => undefined;

const pglite: Engine = {
  name: 'pglite',
  empty: () => openPgliteInMemory(new Blob([readFileSync(inject('emptyPglite'))])),
  migrated: () => openPgliteInMemory(new Blob([readFileSync(inject('migratedPglite'))])),
};

const postgres: Engine = {
  name: 'postgres',
  empty: async () => openPostgres(await newPostgresDatabase(), nothing),
  migrated: async () => openPostgres(await newPostgresDatabase(POSTGRES_TEMPLATE), nothing),
};

/** A browser tab only has the embedded engine. */
const hasPostgres = postgresUrl !== null && process.env['KEEL_HOST'] !== 'handle';

/** Both, for tests of what depends on the engine: schema, ledger, backups, simultaneous changes (OPS-2). */
export const bothEngines: readonly Engine[] = [pglite, ...(hasPostgres ? [postgres] : [])];

/**
 * The engines of all other tests: PostgreSQL, if the machine has it. `npm run test:long` sets `TEST_ENGINES=all` and repeats
 * them on the embedded engine. `npm run test:all` repeats tests of calls on it in Chromium (`callTests.ts`).
 */
export const engines: readonly Engine[] =
  process.env['TEST_ENGINES'] === 'all' || !hasPostgres ? bothEngines : [postgres];

/** The address of a new PostgreSQL database: an empty one, or a copy of another. */
export async function newPostgresDatabase(template = 'template1'): Promise<string> {
  if (postgresUrl === null) throw new Error('There is no PostgreSQL here.');
  const name = `keel_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return postgresUrl.replace(/postgres$/, name);
}

/** An engine that opens the same PostgreSQL database every time, for several servers. */
export async function onePostgres(): Promise<{ readonly url: string; readonly engine: Engine }> {
  const url = await newPostgresDatabase(POSTGRES_TEMPLATE);
  const open = async () => openPostgres(url, nothing);
  return { url, engine: { name: 'postgres', empty: open, migrated: open } };
}
