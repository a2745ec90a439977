import type { Clock } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { migrate } from '@keel/backend/db/migrate.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseConnections'>>;

/** Opens the configured database without migrating it. */
export function connectDb(
  { databaseUrl, dataDir, databaseConnections }: Where,
  onError: (error: Error) => void,
): Promise<Db> {
  return databaseUrl === null ? openPglite(dataDir) : connect(databaseUrl, onError, databaseConnections);
}

/** Opens the configured database and migrates its schema. */
export async function openDb(config: Where, clock: Clock, onError: (error: Error) => void): Promise<Db> {
  const db = await connectDb(config, onError);
  try {
    await migrate(db, clock);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function connect(url: string, onError: (error: Error) => void, connections?: number): Promise<Db> {
  const db = openPostgres(url, onError, connections);
  try {
    await db.query('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    throw new StartFault(`PostgreSQL at DATABASE_URL does not answer (${reason}). Start it, or correct DATABASE_URL.`, {
      cause: error,
    });
  }
}
