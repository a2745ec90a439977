import type { Clock } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import { sqlState } from '../db/retrying.ts';
import { lockedState, pauseDesk } from './pause.ts';

/**
 * SQLSTATE codes of a database that does not report its timeline: no privilege, not supported, no such function, or a
 * standby.
 */
const UNKNOWN = new Set(['42501', '0A000', '42883', '55000']);

/**
 * The timeline of a PostgreSQL server, such as `00000001`. A new timeline starts when a standby is promoted and when a
 * point-in-time restore ends, both of which can lose commits (DESK-2). Null if the database does not report it, such as
 * the embedded one and some managed ones.
 */
export async function timelineOf(db: Db): Promise<string | null> {
  if (db.engine !== 'postgres') return null;
  try {
    const [row] = await db.query<{ timeline: string }>(
      'SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS timeline',
    );
    return row?.timeline ?? null;
  } catch (error) {
    if (UNKNOWN.has(sqlState(error) ?? '')) return null;
    throw error;
  }
}

/** Why the desk has to pause if the timeline differs from that of its last signature; undefined if it does not. */
export function timelineChangeReason(last: string | null, now: string | null): string | undefined {
  if (last === null || now === null || last === now) return undefined;
  return `PostgreSQL failed over to a standby, or was restored to a point in time (timeline ${last} before, ${now} now), so the last commits may be lost. If nothing is, or once the orders that were paid are completed, say: desk resume`;
}

/** Pauses the desk if the timeline differs from that of its last signature, and returns the reason. */
export async function pauseIfTimelineChanged(db: Db, clock: Clock): Promise<string | undefined> {
  const now = await timelineOf(db);
  if (now === null) return undefined;
  return db.tx(async (tx) => {
    const { pause, timeline } = await lockedState(tx);
    const reason = pause ? undefined : timelineChangeReason(timeline, now);
    if (reason !== undefined) await pauseDesk(tx, clock, { reason });
    return reason;
  });
}
