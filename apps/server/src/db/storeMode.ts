import type { Config } from '../config/Config.ts';
import type { Queryable } from './Db.ts';
import { StartFault } from './StartFault.ts';

/**
 * Writes the mode of this server where the rules of the database look for it (DESK-1). Live mode is for good: demo mode
 * would show sample money beside what is owed to people, and let its rules go.
 */
export async function storeMode(db: Queryable, mode: Config['mode']): Promise<void> {
  const updated = await db.query(
    `INSERT INTO server_mode (id, mode) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET mode = excluded.mode
     WHERE server_mode.mode <> 'live' OR excluded.mode = 'live' RETURNING id`,
    [mode],
  );
  if (updated.length === 0)
    throw new StartFault(
      'This database was used in live mode, so demo mode does not start on it: it holds the money and the data of people. Set MODE=live, or give demo mode a database of its own by DATA_DIR or DATABASE_URL.',
    );
}
