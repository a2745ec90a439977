import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { tooMany } from '../../contract/refusals.ts';
import { within } from '../../limits/limits.ts';
import { recordTry } from '../../security/log/recordSecurity.ts';
import { says } from '../../words/sentences.ts';
import { findCredentials } from '../account/users.ts';
import { unknownAccount } from '../session/messages.ts';
import { startSession } from '../session/sessions.ts';
import { spendTry, useCode } from './codes.ts';
import { WRONG_A_DAY } from './rules.ts';

/** VERIFY-3: the code that was mailed last can still be used. */
const wrongCode = {
  status: 400,
  code: 'invalid_code',
  ...says('wrong_code'),
} as const satisfies Refusal;

/** VERIFY-3: one text for expired, used and tried too often. */
const invalidCode = {
  status: 400,
  code: 'invalid_code',
  ...says('invalid_code'),
} as const satisfies Refusal;

/** VERIFY-2. Never opens a session for an account that is verified: that takes the password. */
export async function verifyEmail(call: Call<'verifyEmail'>, context: Context): Promise<Reply<'verifyEmail'>> {
  const { clock, config, db, hasher } = context;
  const { body, network, userAgent } = call;
  const email = body.email.toLowerCase();
  const tried = await within(context, WRONG_A_DAY, email, async () => {
    const user = await findCredentials(db, email);
    const code = user?.email_verified_at === null ? await spendTry(db, clock, user.id) : undefined;
    return { user, code, right: await hasher.matches(body.code, code?.code_hash ?? null) };
  });
  if (!tried.ok) {
    await recordTry(context, email, { kind: 'email_code', outcome: 'limited', from: call });
    return tooMany(tried);
  }
  const { user, code, right } = tried.result;
  if (!right) await recordTry(context, email, { kind: 'email_code', outcome: 'wrong_code', from: call });
  if (!user && !config.hideAccounts) return unknownAccount;
  if (!user || !code || !right) {
    // Where nobody may learn whether an account exists, all are told alike.
    return code && !config.hideAccounts ? wrongCode : invalidCode;
  }
  const start = await db.tx(async (tx) => {
    if (!(await useCode(tx, clock, code.id))) return undefined;
    await tx.query('UPDATE users SET email_verified_at = $2 WHERE id = $1', [user.id, clock()]);
    return startSession(tx, context, { id: user.id, network, userAgent });
  });
  return start ? { status: 200, body: start } : invalidCode;
}
