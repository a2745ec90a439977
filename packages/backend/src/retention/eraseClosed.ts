import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import { retentionYears } from './retentionYears.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: Pick<ObjectStore, 'remove'>;
}

/** Maximum number of accounts per run; the next run erases the others. */
const MAX_ACCOUNTS = 100;

/**
 * AUTH-9: erases the identity data of accounts that were closed longer ago than the operator's retention period, and
 * returns the number of accounts. Images are deleted first: if the store fails, the next run tries the account again.
 * Two servers may run it concurrently.
 */
export async function eraseClosed({ db, clock, objects }: Deps): Promise<number> {
  const before = new Date(clock());
  before.setUTCFullYear(before.getUTCFullYear() - (await retentionYears(db)));
  const due = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE closed_at <= $1 AND erased_at IS NULL ORDER BY closed_at LIMIT $2',
    [before, MAX_ACCOUNTS],
  );
  for (const { id } of due) {
    const images = await db.query<{ object_key: string }>(
      'SELECT object_key FROM uploads WHERE user_id = $1 AND object_key IS NOT NULL',
      [id],
    );
    for (const { object_key } of images) await objects.remove(object_key);
    await db.tx((tx) => erase(tx, clock, id));
  }
  return due.length;
}

async function erase(tx: Queryable, clock: Clock, userId: string): Promise<void> {
  await tx.query("UPDATE uploads SET state = 'deleted' WHERE user_id = $1", [userId]);
  await tx.query('UPDATE registrations SET reason = NULL WHERE user_id = $1', [userId]);
  await tx.query(
    `UPDATE withdrawals SET destination = '{}', destination_sealed = NULL, destination_key = NULL WHERE user_id = $1`,
    [userId],
  );
  await tx.query('DELETE FROM security_log WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM account_links WHERE user_id = $1', [userId]);
  await tx.query(
    `UPDATE users SET erased_at = $2, email = '', first_name = '', last_name = '', country = '', state = NULL, nid = NULL,
       nid_sealed = NULL, nid_key = NULL, address = NULL, address_sealed = NULL, address_key = NULL WHERE id = $1`,
    [userId, clock()],
  );
}
