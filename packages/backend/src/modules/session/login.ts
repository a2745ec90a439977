import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { recordSecurity, recordTry } from '../../security/log/recordSecurity.ts';
import { messageOf } from '../../words/sentences.ts';
import { findCredentials } from '../account/users.ts';
import { askForFactor } from '../factors/askForFactor.ts';
import { generateCode, limitSignUpMails, storeCode, throttleCodes } from '../verification/codes.ts';
import { replaceToken } from '../verification/signUps.ts';
import { unknownAccount, wrongPassword, wrongSignIn } from './messages.ts';
import { limitPasswordAttempts } from './passwordAttempts.ts';
import { startSession } from './sessions.ts';

/**
 * LOGIN-3 to LOGIN-6, AUTH-4, AUTH-5: logs in with e-mail and password. Asks for the mailed code if the e-mail is not
 * verified yet, and for a second factor if the account has one. An unknown e-mail takes as long as a wrong password.
 */
export async function login(call: Call<'login'>, context: Context): Promise<Reply<'login'>> {
  const { clock, config, db, hasher, outbox } = context;
  const { body, network, userAgent } = call;
  const email = body.email.toLowerCase();

  const { deviceToken } = body;
  const tried = await limitPasswordAttempts(context, { email, network: call.addressKey, deviceToken }, async () => {
    const user = await findCredentials(db, clock, email);
    return { user, right: await hasher.matches(body.password, user?.password_hash ?? null) };
  });
  if (!tried.ok) {
    await recordTry(context, email, { kind: 'sign_in', outcome: 'limited', from: call });
    return tooManyRequests(tried);
  }
  const { user, right } = tried.result;
  if (!user || !right) {
    await recordTry(context, email, { kind: 'sign_in', outcome: 'wrong_password', from: call });
    if (config.hideAccounts) return wrongSignIn;
    // A sign-up is not an account yet, and may be a stranger's: the owner of the e-mail can sign up again (AUTH-2).
    return user?.email_verified_at ? wrongPassword : unknownAccount;
  }
  await tried.wasRight();

  if (user.email_verified_at === null) return askForCode(user, call.addressKey, context);
  const challenge = await askForFactor(user, context);
  if (challenge) {
    await recordSecurity(db, clock, { kind: 'sign_in', outcome: 'factor_asked', userId: user.id, from: call });
    return challenge;
  }
  const start = await db.tx((tx) => startSession(tx, context, { id: user.id, network, userAgent, deviceToken }));
  outbox.kick();
  return { status: 200, body: start };
}

/**
 * LOGIN-4: mails another code, unless the last one is less than a minute old, which is still valid. The right password
 * of a sign-up moves the sign-up to this browser (AUTH-2).
 */
async function askForCode(
  user: { id: string; email: string },
  network: string,
  context: Context,
): Promise<Reply<'login'>> {
  const { clock, db, hasher, outbox } = context;
  const throttled = await throttleCodes(db, clock, user.id);
  const allowed = throttled.ok
    ? await limitSignUpMails(db, clock, { email: user.email.toLowerCase(), network })
    : throttled;
  const code = allowed.ok ? await generateCode(hasher) : undefined;
  const signUpToken = await db.tx(async (tx) => {
    if (code) await storeCode(tx, clock, user, code);
    return replaceToken(tx, user.id);
  });
  outbox.kick();
  return { status: 202, body: { bool: true, ...messageOf('code_sent'), url: '/verification', signUpToken } };
}
