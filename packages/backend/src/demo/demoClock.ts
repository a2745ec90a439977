import { after, type Clock, DAY } from '../clock.ts';
import { type Db, singleRow } from '../db/Db.ts';
import { StartFault } from '../db/StartFault.ts';

/**
 * The setting with the lead of the clock in ms. It is stored, so that after a restart the clock is not behind the times
 * of stored rows.
 */
const AHEAD_KEY = 'demo.clockAheadMs';
/** Maximum lead of the demo's clock over the real time. */
const MAX_AHEAD_MS = 3650 * DAY;

/** The adjustable clock of a demo (DEMO-2). */
export interface DemoClock {
  readonly now: Clock;
  /** How far it is ahead of the real time, in ms. */
  aheadMs(): number;
  /**
   * Advances the clock. Sessions are extended, so that nobody is logged out; codes, links and holds age normally. False
   * if it would be too far ahead; nothing is changed then.
   */
  advance(ms: number): Promise<boolean>;
}

/** Opens the demo's clock of a database, on top of the real clock. */
export async function openDemoClock(db: Db, real: Clock): Promise<DemoClock> {
  const [stored] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [AHEAD_KEY]);
  let ahead = Number(stored?.value ?? 0);
  return {
    now: () => (ahead === 0 ? real() : after(real(), ahead)),
    aheadMs: () => ahead,
    async advance(ms) {
      const moved = await db.tx(async (tx) => {
        await tx.query(`INSERT INTO settings (key, value) VALUES ($1, '0') ON CONFLICT DO NOTHING`, [AHEAD_KEY]);
        const { value } = singleRow(
          await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1 FOR UPDATE', [AHEAD_KEY]),
        );
        const next = Number(value) + ms;
        if (next > MAX_AHEAD_MS) return undefined;
        await tx.query('UPDATE settings SET value = $2 WHERE key = $1', [AHEAD_KEY, String(next)]);
        await tx.query(
          `UPDATE sessions SET created_at = created_at + $1::float8 * interval '1 millisecond',
             expires_at = expires_at + $1::float8 * interval '1 millisecond',
             last_seen_at = last_seen_at + $1::float8 * interval '1 millisecond',
             proved_at = proved_at + $1::float8 * interval '1 millisecond'`,
          [ms],
        );
        return next;
      });
      if (moved === undefined) return false;
      ahead = moved;
      return true;
    },
  };
}

/** Throws a `StartFault` if live mode is started on a demo's database whose rows contain times in the future. */
export async function refuseMovedClock(db: Db): Promise<void> {
  const [stored] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [AHEAD_KEY]);
  if (stored === undefined || stored.value === '0') return;
  throw new StartFault(
    'The clock of the demo in this database was put forward, so live mode does not start on it: give it a database of its own by DATA_DIR or DATABASE_URL.',
  );
}
