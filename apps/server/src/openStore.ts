import { readyStore, type Store } from '@keel/backend/backend/readyStore.ts';
import type { Clock } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { requireSameTime } from '@keel/backend/db/requireSameTime.ts';
import type { Log } from '@keel/backend/Log.ts';
import { connectDb } from './db/openDb.ts';
import { announceServer, type Presence } from './db/presence.ts';
import { openKeyring } from './sealing/fileKeyring.ts';

interface Deps {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  /** A database of a test, with the schema. */
  readonly db?: Db | undefined;
}

/**
 * Opens the configured database for a long-running process: migrates it, and announces the process to operator commands
 * that need exclusive access. Rejects with a `StartFault` if a person has to fix something.
 */
export async function openStore({ config, log, clock, db: given }: Deps): Promise<Store> {
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const db = given ?? (await connectDb(config, onLost));
  let presence: Presence | undefined;
  const close = async () => {
    await db.close();
    await presence?.end();
  };
  try {
    if (!given && config.databaseUrl !== null) {
      await requireSameTime(db, clock);
      presence = await announceServer(config.databaseUrl, onLost);
    }
    const isMigrated = given !== undefined;
    return { ...(await readyStore({ config, clock, db, keyring: openKeyring(config), isMigrated })), close };
  } catch (error) {
    await close();
    throw error;
  }
}
