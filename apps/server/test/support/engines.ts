import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Clock } from '../../src/clock.ts';
import type { Db } from '../../src/db/Db.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPgliteInMemory } from '../../src/db/pglite.ts';
import { openPostgres } from '../../src/db/postgres.ts';

/** An engine that every behaviour is proved on (OPS-2). */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  /** A new, empty database. */
  empty(): Promise<Db>;
}

const postgresUrl = inject('postgresUrl');

export const engines: Engine[] = [
  { name: 'pglite', empty: () => openPgliteInMemory(new Blob([readFileSync(inject('emptyPglite'))])) },
  ...(postgresUrl === null
    ? []
    : [{ name: 'postgres' as const, empty: async () => openPostgres(await newPostgresDatabase(), () => undefined) }]),
];

/** A new database with the schema. */
export async function migrated(engine: Engine, clock: Clock): Promise<Db> {
  const db = await engine.empty();
  await migrate(db, clock);
  return db;
}

/** The address of a new, empty PostgreSQL database. */
export async function newPostgresDatabase(): Promise<string> {
  if (postgresUrl === null) throw new Error('There is no PostgreSQL here.');
  const name = `keel_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return postgresUrl.replace(/postgres$/, name);
}
