import type { Config } from '@keel/backend/config/Config.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { storeMode } from '@keel/backend/db/storeMode.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { startKeel } from './support/keel.ts';

const modes = (db: Db) => db.query('SELECT mode FROM server_mode');

describe.each(engines)('the mode of a database on $name', (engine) => {
  const opened: Db[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
  });

  const database = async () => {
    const db = await engine.migrated();
    opened.push(db);
    return db;
  };
  /** Starts and stops a server; the database stays open, also after a failed start. */
  const start = async (db: Db, mode: Config['mode']) => {
    const keel = await startKeel(engine, { mode }, { db: { ...db, close: async () => undefined } });
    await keel.close();
  };

  it('[DESK-1] a live database cannot be started as a demo, and stays unchanged (M-1)', async () => {
    const db = await database();
    await start(db, 'live');
    const refused = start(db, 'demo');
    await expect(refused).rejects.toThrow(StartFault);
    await expect(refused).rejects.toThrow(
      /^This database was used in live mode, so demo mode does not start on it: .* Set MODE=live, or give demo mode a database of its own by DATA_DIR or DATABASE_URL\.$/,
    );
    expect(await modes(db)).toEqual([{ mode: 'live' }]);
    expect(await db.query('SELECT id FROM users')).toEqual([]);
    await start(db, 'live');
  });

  it('[DESK-1] a demo can be started again, or switched to live (M-1)', async () => {
    const db = await database();
    await start(db, 'demo');
    await start(db, 'demo');
    expect(await modes(db)).toEqual([{ mode: 'demo' }]);
    await start(db, 'live');
    expect(await modes(db)).toEqual([{ mode: 'live' }]);
  });

  it('[DESK-1] if a live and a demo server start simultaneously, the database never stays with the demo (M-1)', async () => {
    const db = await database();
    await Promise.allSettled([storeMode(db, 'demo'), storeMode(db, 'live'), storeMode(db, 'demo')]);
    expect(await modes(db)).toEqual([{ mode: 'live' }]);
  });
});
