import type { Config } from '../config/Config.ts';
import type { Queryable } from './Db.ts';
import { StartFault } from './StartFault.ts';

/**
 * Stores the mode of this server where database constraints read it (DESK-1). Live mode is permanent: demo mode would
 * show sample money beside real liabilities, and would relax the constraints.
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
