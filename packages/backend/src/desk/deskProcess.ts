import { type Clock, DAY, MINUTE, SECOND } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import type { PublicKeys } from './keys.ts';

/** The interval of the desk process's heartbeat. */
export const HEARTBEAT_MS = 15 * SECOND;
/** After this time without a heartbeat, a desk process counts as offline: nothing is quoted. */
export const OFFLINE_AFTER_MS = 2 * MINUTE;
/** After this time without a heartbeat, a desk process counts as removed: it trades no assets any more. */
export const ABANDONED_AFTER_MS = DAY;

/** The desk process as the web servers see it. */
export interface DeskHeartbeat extends PublicKeys {
  readonly seenAt: Date;
}

interface DeskProcessRow {
  readonly address: string;
  readonly sale_key: string;
  readonly seen_at: Date;
}

/** DESK-1: the last heartbeat of the desk process; undefined if none was ever started. */
export async function readDeskProcess(db: Queryable): Promise<DeskHeartbeat | undefined> {
  const [row] = await db.query<DeskProcessRow>('SELECT address, sale_key, seen_at FROM desk_process WHERE id = 1');
  return row && { address: row.address, saleKey: row.sale_key, seenAt: row.seen_at };
}

/**
 * Records a heartbeat of a desk with these keys. Returns false if a desk with other keys is running, whose sales would
 * use other addresses. Several processes with the same key count as one desk.
 */
export async function recordHeartbeat(db: Db, clock: Clock, { address, saleKey }: PublicKeys): Promise<boolean> {
  const now = clock();
  const updated = await db.query(
    `INSERT INTO desk_process AS known (id, address, sale_key, seen_at) VALUES (1, $1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET address = $1, sale_key = $2, seen_at = $3
       WHERE known.address = $1 OR known.seen_at <= $4
     RETURNING id`,
    [address, saleKey, now, new Date(now.getTime() - OFFLINE_AFTER_MS)],
  );
  return updated.length === 1;
}
