import { audit } from '../../audit/audit.ts';
import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { Refused } from '../../contract/Refused.ts';
import type { Queryable } from '../../db/Db.ts';
import { isUniqueViolation } from '../../db/retrying.ts';
import { userChanged } from '../../events/userChanged.ts';
import { queueMail } from '../../mail/outbox.ts';
import { createLink, endLinks } from '../../security/links.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { emailChangedMail, NOTICE_LIFE_MS } from '../../security/notices/noticeMails.ts';
import { messageOf } from '../../words/sentences.ts';
import { UNDO_EMAIL_DAYS, UNDO_EMAIL_LIFE_MS } from '../links/rules.ts';
import { coolOff } from '../payouts/coolOff.ts';
import { claimEmail } from './claimEmail.ts';
import { redeemEmailLink, type UsedEmailLink } from './emailLinks.ts';

const emailTaken = { status: 409, code: 'email_taken', ...messageOf('email_taken') } as const satisfies Refusal;

/**
 * AUTH-3: uses the link, and gives the account the new email. The previous email receives a link that undoes the change
 * (PAYOUT-5); unused links that were mailed to it are invalidated. No money leaves the account during the cooling-off
 * (PAYOUT-1). If another account has the email by now, nothing changes, and the link can be tried again.
 */
export async function confirmEmail(call: Call<'confirmEmail'>, context: Context): Promise<Reply<'confirmEmail'>> {
  const { db, outbox } = context;
  try {
    const link = await db.tx((tx) => confirm(tx, context, call));
    if (!link.ok) return { status: 400, code: 'invalid_link', ...messageOf(link.fault) };
  } catch (error) {
    if (isUniqueViolation(error)) return emailTaken;
    throw error;
  }
  outbox.kick();
  return { status: 200, body: { bool: true, ...messageOf('email_changed') } };
}

async function confirm(tx: Queryable, context: Context, call: Call<'confirmEmail'>): Promise<UsedEmailLink> {
  const { clock } = context;
  const link = await redeemEmailLink(tx, clock, 'change_email', call.body.token);
  if (!link.ok) return link;
  const { userId, email } = link;
  const taken = await claimEmail(tx, { userId, email });
  if (!taken.ok) throw new Refused(emailTaken);
  await endLinks(tx, clock, ['change_email', 'reset_password'], userId);
  await notifyPreviousEmail(tx, context, { userId, before: taken.before });
  await audit(tx, clock, { actor: userId, action: 'user.email', object: userId });
  await recordSecurity(tx, clock, { kind: 'email_change', userId, from: call });
  await coolOff(tx, context, { accountId: userId, reason: 'email changed' });
  await userChanged(tx, clock, userId);
  return link;
}

async function notifyPreviousEmail(
  tx: Queryable,
  { clock, config }: Context,
  { userId, before }: { readonly userId: string; readonly before: string },
): Promise<void> {
  const undo = await createLink(tx, clock, { kind: 'undo_email', userId, email: before, lifeMs: UNDO_EMAIL_LIFE_MS });
  const content = emailChangedMail(`${siteAddress(config)}/undo-email#${undo}`, UNDO_EMAIL_DAYS);
  await queueMail(tx, clock, { to: before, content, lifeMs: NOTICE_LIFE_MS });
}
