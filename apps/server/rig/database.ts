import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { Client } from 'pg';
import { openDb } from '../src/db/openDb.ts';
import { openPglite } from '../src/db/pglite.ts';
import type { Postgres } from '../test/support/postgres.ts';

/** A data folder with its database. */
export interface ServerData {
  readonly engine: Db['engine'];
  readonly dataDir: string;
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The environment variables for both. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens and migrates the database. The embedded one can only be opened while no server runs. */
  open(): Promise<Db>;
  /**
   * Opens the data of a killed server: PostgreSQL as it is; for the embedded database a copy, so that the server does
   * its own recovery. The caller closes it.
   */
  openRemains(): Promise<{ db: Db; close: () => Promise<void> }>;
  remove(): void;
}

/** Creates an empty data folder, with a database on PostgreSQL if one is given, otherwise with the embedded one. */
export async function newServerData(postgres?: Postgres, parent = tmpdir()): Promise<ServerData> {
  const dataDir = mkdtempSync(join(parent, 'keel-'));
  const databaseUrl = postgres ? await newDatabase(postgres) : null;
  const open = () => openDb({ dataDir, databaseUrl }, systemClock, () => undefined);
  return {
    engine: databaseUrl === null ? 'pglite' : 'postgres',
    dataDir,
    databaseUrl,
    // The scenarios create their own data and make their own decisions.
    env: {
      DEMO_HISTORY: '0',
      DEMO_AUTOPILOT: '0',
      DEMO_CHAIN: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    open,
    async openRemains() {
      if (databaseUrl === null) return openCopy(dataDir);
      const db = await open();
      return { db, close: () => db.close() };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function openCopy(dataDir: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const copy = mkdtempSync(join(tmpdir(), 'keel-remains-'));
  cpSync(join(dataDir, 'db'), join(copy, 'db'), { recursive: true });
  const db = await openPglite(copy);
  const close = async () => {
    await db.close();
    rmSync(copy, { recursive: true, force: true });
  };
  return { db, close };
}

async function newDatabase({ url }: Postgres): Promise<string> {
  const name = `keel_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}
