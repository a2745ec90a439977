import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { resetCount } from '../../limits/limits.ts';
import { resetAttempts } from '../../limits/slowdown.ts';
import { rememberDevice } from '../../security/knownDevices.ts';
import { endLinks, findLink, type LinkFault, redeemLink } from '../../security/links.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { passwordChanged } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { messageOf } from '../../words/sentences.ts';
import { coolOff } from '../payouts/coolOff.ts';
import { WRONG_BY_ACCOUNT, WRONG_CONFIRMATIONS } from '../session/rules.ts';
import { newPasswordFault } from './newPassword.ts';

/**
 * AUTH-1: uses the link, sets the new password, and ends all sessions. No money leaves the account during the
 * cooling-off (PAYOUT-1). The browser becomes a known one, so that a stranger who tries passwords does not slow down
 * the owner's logins (AUTH-5).
 */
export async function resetPassword(call: Call<'resetPassword'>, context: Context): Promise<Reply<'resetPassword'>> {
  const { clock, config, db, hasher, outbox } = context;
  const { body } = call;
  // Checked first, so that an invalid link costs no hash, and a weak password does not use up a valid link.
  const found = await findLink(db, clock, 'reset_password', body.token);
  if (!found.ok) return badLink(found.fault);
  const fault = await newPasswordFault(body.password, config.passwordMin);
  if (fault)
    return {
      ...invalidField('password', fault.reason.messageCode, fault.reason.params?.count),
      ...(fault.code && { code: fault.code }),
    };

  const hash = await hasher.hash(body.password);
  const used = await db.tx(async (tx) => {
    const link = await redeemLink(tx, clock, 'reset_password', body.token);
    if (!link.ok) return link;
    const user = singleRow(
      await tx.query<{ email_lower: string }>(
        'UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING email_lower',
        [link.userId, hash],
      ),
    );
    await tx.query('DELETE FROM sessions WHERE user_id = $1', [link.userId]);
    await endLinks(tx, clock, ['reset_password', 'change_email'], link.userId);
    await resetAttempts(tx, WRONG_BY_ACCOUNT, user.email_lower);
    await resetCount(tx, clock, WRONG_CONFIRMATIONS, link.userId);
    await recordSecurity(tx, clock, { kind: 'password_reset', userId: link.userId, from: call });
    await sendNotice(tx, context, link.userId, passwordChanged);
    await coolOff(tx, context, { accountId: link.userId, reason: 'password reset' });
    const deviceToken = await rememberDevice(tx, clock, { userId: link.userId, token: body.deviceToken });
    return { ok: true, deviceToken } as const;
  });
  if (!used.ok) return badLink(used.fault);
  outbox.kick();
  return { status: 200, body: { bool: true, ...messageOf('password_reset'), deviceToken: used.deviceToken } };
}

function badLink(fault: LinkFault): Refusal<400> {
  return { status: 400, code: 'invalid_link', ...messageOf(fault) };
}
