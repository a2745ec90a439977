import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';

/** A hold of an account's payouts. */
export interface Hold {
  readonly accountId: string;
  readonly until: Date;
  /** The reason for the audit log, such as 'password changed'. */
  readonly reason: string;
}

/**
 * PAYOUT-1: no money leaves the account before `until`. A longer hold is kept. Call it near the end of the
 * transaction, because it locks the end of the audit log.
 */
export async function holdPayouts(tx: Queryable, clock: Clock, { accountId, until, reason }: Hold): Promise<void> {
  const updated = await tx.query(
    `UPDATE users SET payouts_held_until = $2
     WHERE id = $1 AND (payouts_held_until IS NULL OR payouts_held_until < $2) RETURNING id`,
    [accountId, until],
  );
  if (updated.length === 0) return;
  const detail = until.toISOString();
  await audit(tx, clock, { actor: accountId, action: 'payouts.held', object: accountId, reason, detail });
  await userChanged(tx, clock, accountId);
}
