import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { endLinksSince, type LinkFault } from '../../security/links.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { messageOf } from '../../words/sentences.ts';
import { claimEmail } from './claimEmail.ts';
import { redeemEmailLink } from './emailLinks.ts';
import { freeze } from './freeze.ts';

const FAULTS = {
  link_used: 'freeze_link_used',
  link_expired: 'undo_link_expired',
  link_unknown: 'freeze_link_unknown',
} as const satisfies Record<LinkFault, string>;

const UNDONE = 'The change of email was undone';

/**
 * AUTH-3: restores the email from before a change, and freezes the account as 'This was not me' does. All links mailed
 * since the change are invalidated, so that the owner of a later email cannot undo this; an undo link that was mailed
 * to an earlier email still works. If another account has the email by now, the account is frozen all the same.
 */
export async function undoEmail(call: Call<'undoEmail'>, context: Context): Promise<Reply<'undoEmail'>> {
  const { clock, db, outbox } = context;
  const undone = await db.tx(async (tx) => {
    const link = await redeemEmailLink(tx, clock, 'undo_email', call.body.token);
    if (!link.ok) return link;
    const { userId, email, createdAt } = link;
    const { ok: isRestored } = await claimEmail(tx, { userId, email });
    await endLinksSince(tx, clock, createdAt, userId);
    if (isRestored) await audit(tx, clock, { actor: userId, action: 'user.email', object: userId, reason: UNDONE });
    if (isRestored) await recordSecurity(tx, clock, { kind: 'email_change', userId, from: call });
    await freeze(tx, context, { userId, email, reason: UNDONE, from: call });
    return { ok: true as const, isBack: isRestored };
  });
  if (!undone.ok) return { status: 400, code: 'invalid_link', ...messageOf(FAULTS[undone.fault]) };
  outbox.kick();
  if (!undone.isBack) return { status: 409, code: 'email_taken', ...messageOf('email_not_restored') };
  return { status: 200, body: { bool: true, ...messageOf('email_restored') } };
}
