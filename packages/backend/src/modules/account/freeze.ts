import { audit } from '../../audit/audit.ts';
import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { queueMail } from '../../mail/outbox.ts';
import { forgetBrowsers } from '../../security/knownBrowsers.ts';
import { forgetDevices } from '../../security/knownDevices.ts';
import type { Origin } from '../../security/log/events.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { frozenMail, NOTICE_LIFE_MS } from '../../security/notices/noticeMails.ts';
import { suspendAccount } from './suspendAccount.ts';

/** An account whose owner reported an unauthorised access. */
interface Alarm {
  readonly userId: string;
  /** The owner's email, which is notified. */
  readonly email: string;
  /** For the audit log. */
  readonly reason: string;
  /** The call that reported it. */
  readonly from: Origin;
}

/**
 * PAYOUT-5: suspends an account until the operator restores it. All its sessions and pending sign-ins end, and no
 * browser counts as known any more. Call it near the end of its transaction, and kick the outbox after the commit.
 */
export async function freeze(
  tx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { userId, email, reason, from }: Alarm,
): Promise<void> {
  await suspendAccount(tx, clock, userId);
  await tx.query('DELETE FROM factor_challenges WHERE user_id = $1', [userId]);
  await forgetBrowsers(tx, clock, userId);
  await forgetDevices(tx, userId);
  const content = frozenMail(`${siteAddress(config)}/forgot-password`);
  await queueMail(tx, clock, { to: email, content, lifeMs: NOTICE_LIFE_MS });
  await audit(tx, clock, { actor: userId, action: 'user.freeze', object: userId, reason });
  await recordSecurity(tx, clock, { kind: 'account_frozen', userId, from });
  await userChanged(tx, clock, userId);
}
