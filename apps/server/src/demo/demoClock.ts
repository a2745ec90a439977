import { after, type Clock, DAY } from '../clock.ts';
import { type Db, singleRow } from '../db/Db.ts';
import { StartFault } from '../db/StartFault.ts';

/** In `settings`, in ms. The database keeps it, since its rows hold times of this clock: a restart must not go back before them. */
const AHEAD_KEY = 'demo.clockAheadMs';
/** The furthest that the clock may be ahead of the real time. */
const MAX_AHEAD_MS = 3650 * DAY;

/** The time of a demo, which can be put forward (DEMO-2). */
export interface DemoClock {
  readonly now: Clock;
  /** How far it is ahead of the real time, in ms. */
  aheadMs(): number;
  /**
   * Puts it forward. Sessions move along, so that nobody is logged out by it; codes, links and holds grow old as they would.
   * False where it would be too far ahead: nothing changed.
   */
  advance(ms: number): Promise<boolean>;
}

/** The clock of the demo in a database, over the real one. */
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

/** Live mode on a demo's database whose rows hold times that are still to come would not be sound: throws a `StartFault`. */
export async function refuseMovedClock(db: Db): Promise<void> {
  const [stored] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [AHEAD_KEY]);
  if (stored === undefined || stored.value === '0') return;
  throw new StartFault(
    'The clock of the demo in this database was put forward, so live mode does not start on it: give it a database of its own by DATA_DIR or DATABASE_URL.',
  );
}
