import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { endLinks } from '../../security/links.ts';

/**
 * PAYOUT-1: from now on nobody moves money out of the account, and all its sessions are over; who signs in again may look. A new
 * email that was asked for can no longer be confirmed. False where it was suspended and nobody was signed in. `users restore`
 * lifts it.
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
