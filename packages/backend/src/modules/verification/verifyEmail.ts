import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { withinLimit } from '../../limits/limits.ts';
import { recordTry } from '../../security/log/recordSecurity.ts';
import { messageOf } from '../../words/sentences.ts';
import { isOwned } from '../account/users.ts';
import { unknownAccount } from '../session/messages.ts';
import { startSession } from '../session/sessions.ts';
import { byNetwork, countAttempt, useCode } from './codes.ts';
import { WRONG_A_DAY } from './rules.ts';
import { completeSignUp, findSignUp, lockEmail } from './signUps.ts';

/** VERIFY-3: the code is wrong; the last mailed code is still valid. */
const wrongCode = {
  status: 400,
  code: 'invalid_code',
  ...messageOf('wrong_code'),
} as const satisfies Refusal;

/** VERIFY-3: the mailed code has expired, was used, or had too many attempts: all have the same message. */
const invalidCode = {
  status: 400,
  code: 'invalid_code',
  ...messageOf('invalid_code'),
} as const satisfies Refusal;

/**
 * VERIFY-2, AUTH-2: verifies the e-mail of a sign-up by the mailed code, and logs in. The code only works with the
 * token of its own sign-up: otherwise the owner of a mailbox could verify the password of a stranger who signed up with
 * the same e-mail. For an account that is already verified, the code starts no session: that requires the password.
 */
export async function verifyEmail(call: Call<'verifyEmail'>, context: Context): Promise<Reply<'verifyEmail'>> {
  const { clock, config, db, hasher } = context;
  const { body, network, userAgent } = call;
  const email = body.email.toLowerCase();
  const tried = await withinLimit(context, WRONG_A_DAY, byNetwork({ email, network: call.addressKey }), async () => {
    const signUp = await findSignUp(db, clock, { email, token: body.signUpToken });
    const code = signUp && (await countAttempt(db, clock, signUp.id));
    return { signUp, code, right: await hasher.matches(body.code, code?.code_hash ?? null) };
  });
  if (!tried.ok) {
    await recordTry(context, email, { kind: 'email_code', outcome: 'limited', from: call });
    return tooManyRequests(tried);
  }
  const { signUp, code, right } = tried.result;
  if (!right) await recordTry(context, email, { kind: 'email_code', outcome: 'wrong_code', from: call });
  // If it must not be revealed whether an account exists, everybody gets the same answer.
  if (!signUp) return config.hideAccounts || (await isOwned(db, email)) ? invalidCode : unknownAccount;
  if (!code || !right) return code && !config.hideAccounts ? wrongCode : invalidCode;

  const start = await db.tx(async (tx) => {
    if (!(await lockEmail(tx, email, signUp.id)) || !(await useCode(tx, clock, code.id))) return undefined;
    await completeSignUp(tx, clock, email, signUp.id);
    // A demo's sign-up leads to the wallet, and such a demo has no operator who would enable it (DEMO-1).
    if (config.demoAutopilot) await tx.query('UPDATE users SET wallet_feature = true WHERE id = $1', [signUp.id]);
    return startSession(tx, context, { id: signUp.id, network, userAgent, deviceToken: body.deviceToken });
  });
  return start ? { status: 200, body: start } : invalidCode;
}
