import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { invalidField } from '../../contract/refusals.ts';
import { singleRow } from '../../db/Db.ts';
import { endLinks } from '../../security/links.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { passwordChanged } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { coolOff } from '../payouts/coolOff.ts';
import { endOthers } from '../session/sessions.ts';
import { confirmOwner, wrongPasswordIn } from './confirmOwner.ts';
import { newPasswordFault } from './newPassword.ts';

const wrongCurrent = wrongPasswordIn('current');

/**
 * CARD-3: requires the current password, and ends every other session. A mail informs the owner (PAYOUT-5), and no
 * money leaves the account during the cooling-off (PAYOUT-1).
 */
export async function changePassword(call: Call<'changePassword'>, context: Context): Promise<Reply<'changePassword'>> {
  const { clock, config, db, hasher, outbox } = context;
  const { body, caller } = call;
  const { userId } = caller;
  // Read before the password is verified, so that a concurrent change is detected below.
  const account = singleRow(
    await db.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [userId]),
  );
  const refused = await confirmOwner(context, {
    userId,
    password: body.current,
    field: 'current',
    kind: 'password_change',
    from: call,
  });
  if (refused) return refused;
  const fault = await newPasswordFault(body.next, config.passwordMin);
  if (fault)
    return {
      ...invalidField('next', fault.reason.messageCode, fault.reason.params?.count),
      ...(fault.code && { code: fault.code }),
    };

  const hash = await hasher.hash(body.next);
  const changed = await db.tx(async (tx) => {
    const rows = await tx.query(
      'UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3 RETURNING id',
      [userId, hash, account.password_hash],
    );
    if (rows.length === 0) return false;
    await endOthers(tx, caller);
    await endLinks(tx, clock, ['reset_password', 'change_email'], userId);
    await recordSecurity(tx, clock, { kind: 'password_change', userId, from: call });
    await sendNotice(tx, context, userId, passwordChanged);
    await coolOff(tx, context, { accountId: userId, reason: 'password changed' });
    return true;
  });
  outbox.kick();
  // Changed by a concurrent call: the given current password is no longer valid.
  return changed ? { status: 204 } : wrongCurrent;
}
