import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooMany } from '../../contract/refusals.ts';
import { forget, within } from '../../limits/limits.ts';
import { recordSecurity, recordTry } from '../../security/log/recordSecurity.ts';
import { says } from '../../words/sentences.ts';
import { findCredentials } from '../account/users.ts';
import { askForFactor } from '../factors/askForFactor.ts';
import { drawCode, leaveToSend, storeCode } from '../verification/codes.ts';
import { unknownAccount, wrongPassword, wrongSignIn } from './messages.ts';
import { WRONG_PASSWORDS } from './rules.ts';
import { startSession } from './sessions.ts';

/** LOGIN-3 to LOGIN-6, AUTH-4. An unknown e-mail costs as much time as a wrong password. */
export async function login(call: Call<'login'>, context: Context): Promise<Reply<'login'>> {
  const { clock, config, db, hasher, outbox } = context;
  const { body, network, userAgent } = call;
  const email = body.email.toLowerCase();

  const tried = await within(context, WRONG_PASSWORDS, email, async () => {
    const user = await findCredentials(db, email);
    return { user, right: await hasher.matches(body.password, user?.password_hash ?? null) };
  });
  if (!tried.ok) {
    await recordTry(context, email, { kind: 'sign_in', outcome: 'limited', from: call });
    return tooMany(tried);
  }
  const { user, right } = tried.result;
  if (!user || !right) {
    await recordTry(context, email, { kind: 'sign_in', outcome: 'wrong_password', from: call });
    if (config.hideAccounts) return wrongSignIn;
    return user ? wrongPassword : unknownAccount;
  }
  await forget(db, clock, WRONG_PASSWORDS, email);

  if (user.email_verified_at === null) return askForCode(user, context);
  const asked = await askForFactor(user, context);
  if (asked) {
    await recordSecurity(db, clock, { kind: 'sign_in', outcome: 'factor_asked', userId: user.id, from: call });
    return asked;
  }
  const start = await db.tx((tx) => startSession(tx, context, { id: user.id, network, userAgent }));
  outbox.kick();
  return { status: 200, body: start };
}

/** LOGIN-4. Within a minute of the last code no other is sent: the one that is on its way still works. */
async function askForCode(user: { id: string; email: string }, context: Context): Promise<Reply<'login'>> {
  const { clock, db, hasher, outbox } = context;
  const leave = await leaveToSend(db, clock, user.email.toLowerCase());
  if (leave.ok) {
    const code = await drawCode(hasher);
    await db.tx((tx) => storeCode(tx, clock, user, code));
    outbox.kick();
  }
  return { status: 202, body: { bool: true, ...says('code_sent'), url: '/verification' } };
}
