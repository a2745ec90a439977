import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { tooMany } from '../../http/refusals.ts';
import { check, count } from '../../limits/limits.ts';
import { findCredentials } from '../account/users.ts';
import { unknownAccount } from '../session/messages.ts';
import { startSession } from '../session/sessions.ts';
import { spendTry, useCode } from './codes.ts';
import { WRONG_A_DAY } from './rules.ts';

/** VERIFY-3: one text for wrong, expired, used and tried too often. */
const invalidCode = {
  status: 400,
  code: 'invalid_code',
  message: 'This code is not valid. Please ask for a new one.',
} as const satisfies Refusal;

/** VERIFY-2. Never opens a session for an account that is verified: that takes the password. */
export async function verifyEmail(
  { body, userAgent }: Call<'verifyEmail'>,
  context: Context,
): Promise<Reply<'verifyEmail'>> {
  const { clock, config, db, hasher } = context;
  const email = body.email.toLowerCase();
  const leave = await check(db, clock, WRONG_A_DAY, email);
  if (!leave.ok) return tooMany(leave);

  const user = await findCredentials(db, email);
  const code = user?.email_verified_at === null ? await spendTry(db, clock, user.id) : undefined;
  const right = await hasher.matches(body.code, code?.code_hash ?? null);
  if (!user && !config.hideAccounts) return unknownAccount;
  if (!user || !code || !right) {
    await count(db, clock, WRONG_A_DAY, email);
    return invalidCode;
  }
  const start = await db.tx(async (tx) => {
    if (!(await useCode(tx, clock, code.id))) return undefined;
    await tx.query('UPDATE users SET email_verified_at = $2 WHERE id = $1', [user.id, clock()]);
    return startSession(tx, context, { id: user.id, userAgent });
  });
  return start ? { status: 200, body: start } : invalidCode;
}
