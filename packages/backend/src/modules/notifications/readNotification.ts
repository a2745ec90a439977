import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { unreadOf } from './unread.ts';

/**
 * DASH-9: marks a notification as read. A notification of another account gives 404, as if it did not exist (API-3).
 */
export async function readNotification(
  { body, caller }: Call<'readNotification'>,
  { clock, db }: Context,
): Promise<Reply<'readNotification'>> {
  const found = await db.query(
    'UPDATE notifications SET read_at = coalesce(read_at, $3) WHERE id = $1 AND user_id = $2 RETURNING id',
    [body.id, caller.userId, clock()],
  );
  if (found.length === 0) return refusals.notFound;
  return { status: 200, body: { bool: true, message: 'Marked as read.', unread: await unreadOf(db, caller.userId) } };
}
