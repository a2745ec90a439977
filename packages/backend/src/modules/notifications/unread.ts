import { type Queryable, singleRow } from '../../db/Db.ts';

/** The number of unread notifications of an investor, for the badge (DASH-9). */
export async function unreadOf(db: Queryable, userId: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS unread FROM notifications WHERE user_id = $1 AND read_at IS NULL';
  return singleRow(await db.query<{ unread: number }>(sql, [userId])).unread;
}
