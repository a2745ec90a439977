import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { missingSettings } from './missingSettings.ts';

/**
 * A live server that lacks what only an operator can set: it serves the operator channel alone, and answers everything
 * else with 503, until nothing is missing.
 */
export interface Setup {
  /** What is still missing. Once nothing is, the database is not asked again. */
  missing(): Promise<readonly string[]>;
}

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
