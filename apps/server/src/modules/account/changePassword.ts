import type { Context } from '../../context.ts';
import { only } from '../../db/Db.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { tooMany, wrongField } from '../../http/refusals.ts';
import { check, count, forget } from '../../limits/limits.ts';
import { wrongPassword } from '../session/messages.ts';
import { WRONG_PASSWORDS } from '../session/rules.ts';
import { endOthers } from '../session/sessions.ts';
import { newPasswordFault } from './newPassword.ts';

const wrongCurrent = {
  ...wrongPassword,
  errors: [{ field: 'current', message: wrongPassword.message }],
} as const satisfies Refusal<422>;

/** CARD-3: needs the password in force, and ends every other session, whoever has it. */
export async function changePassword(
  { body, caller }: Call<'changePassword'>,
  { clock, config, db, hasher }: Context,
): Promise<Reply<'changePassword'>> {
  const { userId } = caller;
  const account = only(
    await db.query<{ email_lower: string; password_hash: string }>(
      'SELECT email_lower, password_hash FROM users WHERE id = $1',
      [userId],
    ),
  );
  // The same limit as at login: a session that was stolen must not be a way around it.
  const leave = await check(db, clock, WRONG_PASSWORDS, account.email_lower);
  if (!leave.ok) return tooMany(leave);
  if (!(await hasher.matches(body.current, account.password_hash))) {
    await count(db, clock, WRONG_PASSWORDS, account.email_lower);
    return wrongCurrent;
  }
  await forget(db, clock, WRONG_PASSWORDS, account.email_lower);
  const fault = newPasswordFault(body.next, config.passwordMin);
  if (fault) return { ...wrongField('next', fault.message), ...(fault.code && { code: fault.code }) };

  const hash = await hasher.hash(body.next);
  const changed = await db.tx(async (tx) => {
    const rows = await tx.query(
      'UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3 RETURNING id',
      [userId, hash, account.password_hash],
    );
    if (rows.length === 1) await endOthers(tx, caller);
    return rows.length === 1;
  });
  // Changed by another call meanwhile: what was given as current is so no more.
  return changed ? { status: 204 } : wrongCurrent;
}
