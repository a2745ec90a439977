import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { missingSettings } from './missingSettings.ts';

/**
 * The setup state of a live server. While settings of the operator are missing, the API answers 503, and only the
 * operator channel and the liveness check work.
 */
export interface Setup {
  /** The missing settings. Once none is missing, the database is not queried again. */
  missing(): Promise<readonly string[]>;
}

/** Opens the setup state. Demo mode needs no setup. */
export function openSetup(db: Db, mode: Config['mode']): Setup {
  let complete = mode === 'demo';
  return {
    async missing() {
      if (complete) return [];
      const faults = await missingSettings(db);
      complete = faults.length === 0;
      return faults;
    },
  };
}
