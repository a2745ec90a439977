import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { unreadOf } from './unread.ts';

/** DASH-9: marks all notifications of the caller as read. One that arrives later stays unread. */
export async function readAllNotifications(
  { caller }: Call<'readAllNotifications'>,
  { clock, db }: Context,
): Promise<Reply<'readAllNotifications'>> {
  await db.query('UPDATE notifications SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL', [
    caller.userId,
    clock(),
  ]);
  const unread = await unreadOf(db, caller.userId);
  return { status: 200, body: { bool: true, message: 'All notifications are read.', unread } };
}
