import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { endLinks } from '../../security/links.ts';

/**
 * PAYOUT-1: from now on no money leaves the account, and all its sessions end; its owner can sign in again and read. A
 * pending change of email can no longer be confirmed. False if it was suspended already and had no sessions. The
 * operator's command `users restore` ends the suspension.
 */
export async function suspendAccount(tx: Queryable, clock: Clock, userId: string): Promise<boolean> {
  const suspended = await tx.query(
    'UPDATE users SET suspended_at = $2 WHERE id = $1 AND suspended_at IS NULL RETURNING id',
    [userId, clock()],
  );
  await endLinks(tx, clock, 'change_email', userId);
  const ended = await tx.query('DELETE FROM sessions WHERE user_id = $1 RETURNING id', [userId]);
  return suspended.length + ended.length > 0;
}
