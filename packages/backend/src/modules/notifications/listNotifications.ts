import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { readCursor, toPage, wrongCursor } from '../../paging/page.ts';
import { NOTIFICATION_COLUMNS, type NotificationRow, toNotification } from './notificationView.ts';
import { unreadOf } from './unread.ts';

/** PUSH-6, DASH-9: a page of the caller's notifications, newest first, and the number of unread ones. */
export async function listNotifications(
  { caller, query }: Call<'listNotifications'>,
  { db }: Context,
): Promise<Reply<'listNotifications'>> {
  const { limit = 50 } = query ?? {};
  const cursor = readCursor(query?.cursor);
  if (!cursor) return wrongCursor;
  const rows = await db.query<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notifications WHERE user_id = $1 AND (created_at, id) < ($2, $3::uuid)
     ORDER BY created_at DESC, id DESC LIMIT $4`,
    [caller.userId, cursor.at, cursor.id, limit + 1],
  );
  const unread = await unreadOf(db, caller.userId);
  return { status: 200, body: { bool: true, ...toPage(rows, limit, toNotification), unread } };
}
