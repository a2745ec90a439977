import { audit } from '../../audit/audit.ts';
import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { only } from '../../db/Db.ts';
import { userChanged } from '../../events/userChanged.ts';
import { queueMail } from '../../mail/outbox.ts';
import { forgetBrowsers } from '../../security/knownBrowsers.ts';
import { forgetDevices } from '../../security/knownDevices.ts';
import { type LinkFault, useLink } from '../../security/links.ts';
import { frozenLetter, NOTICE_LIFE_MS } from '../../security/notices/noticeLetter.ts';
import { says } from '../../words/sentences.ts';
import { suspendAccount } from './suspendAccount.ts';

const FAULTS = {
  link_used: 'freeze_link_used',
  link_expired: 'freeze_link_expired',
  link_unknown: 'freeze_link_unknown',
} as const satisfies Record<LinkFault, string>;

/**
 * PAYOUT-5: 'This was not me'. The link is used up, the account is suspended until the operator restores it, all its
 * sessions and sign-ins that were begun are over, and every browser is a new one again.
 */
export async function freezeAccount(
  { body }: Call<'freezeAccount'>,
  { clock, config, db, outbox }: Context,
): Promise<Reply<'freezeAccount'>> {
  const used = await db.tx(async (tx) => {
    const link = await useLink(tx, clock, 'not_me', body.token);
    if (!link.ok) return link;
    const { userId } = link;
    await suspendAccount(tx, clock, userId);
    await tx.query('DELETE FROM factor_challenges WHERE user_id = $1', [userId]);
    await forgetBrowsers(tx, clock, userId);
    await forgetDevices(tx, userId);
    const { email } = only(await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]));
    const letter = frozenLetter(`${siteAddress(config)}/forgot-password`);
    await queueMail(tx, clock, { to: email, letter, lifeMs: NOTICE_LIFE_MS });
    await audit(tx, clock, { actor: userId, action: 'user.freeze', object: userId, reason: 'This was not me' });
    await userChanged(tx, clock, userId);
    return link;
  });
  if (!used.ok) return { status: 400, code: 'invalid_link', ...says(FAULTS[used.fault]) };
  outbox.kick();
  return { status: 200, body: { bool: true, ...says('account_frozen') } };
}
