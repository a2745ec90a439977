import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { migrate, requireMigrated } from '../db/migrate.ts';
import { storeMode } from '../db/storeMode.ts';
import { refuseMovedClock } from '../demo/demoClock.ts';
import type { Keyring } from '../sealing/Keyring.ts';
import { openSealer, refuseWithoutKeys } from '../sealing/openSealer.ts';
import type { Sealer } from '../sealing/Sealer.ts';

/** An open database with the keys and the sealer for its secrets. */
export interface Store {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly sealer: Sealer;
  /** Closes the database. Afterwards, operator commands that need exclusive access can start. */
  readonly close: () => Promise<void>;
}

interface Deps {
  readonly config: Pick<Config, 'mode' | 'migrateAtStart'>;
  readonly clock: Clock;
  readonly db: Db;
  readonly keyring: Keyring;
  /** Whether the schema is known to be up to date. */
  readonly isMigrated: boolean;
}

/**
 * Prepares an open database for use: migrates it, checks its mode and opens the sealer. Rejects with a `StartFault` if
 * a person has to fix something.
 */
export async function readyStore({ config, clock, db, keyring, isMigrated }: Deps): Promise<Omit<Store, 'close'>> {
  await refuseWithoutKeys(db, keyring);
  if (!isMigrated) await (config.migrateAtStart ? migrate(db, clock) : requireMigrated(db));
  // Before the database is marked as live, so that it can still be used by the demo.
  if (config.mode === 'live') await refuseMovedClock(db);
  await storeMode(db, config.mode);
  return { db, keyring, sealer: await openSealer({ db, clock, keyring }) };
}
