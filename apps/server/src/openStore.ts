import type { Clock } from './clock.ts';
import type { Config } from './config/Config.ts';
import type { Db } from './db/Db.ts';
import { keepMode } from './db/keepMode.ts';
import { migrate, requireMigrated } from './db/migrate.ts';
import { connectDb } from './db/openDb.ts';
import { announceServer, type Presence } from './db/presence.ts';
import { requireSameTime } from './db/requireSameTime.ts';
import { refuseMovedClock } from './demo/demoClock.ts';
import type { Log } from './Log.ts';
import { openKeyring } from './sealing/fileKeyring.ts';
import type { Keyring } from './sealing/Keyring.ts';
import { openSealer, refuseWithoutKeys } from './sealing/openSealer.ts';
import type { Sealer } from './sealing/Sealer.ts';

/** The database, and what opens the secrets in it. */
export interface Store {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly sealer: Sealer;
  /** Closes the database. Operator commands that need it to themselves may then start. */
  readonly close: () => Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  /** A database of a test, with the schema. */
  readonly db?: Db | undefined;
}

/**
 * Opens the database as configured, for a process that stays: with the schema up to date, and known to operator commands
 * that must not meet one. Rejects with a `StartFault` when a person has to mend something.
 */
export async function openStore({ config, log, clock, db: given }: Parts): Promise<Store> {
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
    const keyring = openKeyring(config);
    await refuseWithoutKeys(db, keyring);
    if (!given) await (config.migrateAtStart ? migrate(db, clock) : requireMigrated(db));
    // Before the database is marked as live, so that the demo can go on with it.
    if (config.mode === 'live') await refuseMovedClock(db);
    await keepMode(db, config.mode);
    return { db, keyring, sealer: await openSealer({ db, clock, keyring }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
