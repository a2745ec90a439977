import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { messageOf } from '../../words/sentences.ts';
import { byNetwork, generateCode, limitSignUpMails, storeCode, throttleCodes } from './codes.ts';
import { findSignUp } from './signUps.ts';

/**
 * VERIFY-4, AUTH-2: another code for the sign-up of this browser. The answer, its limits and its delay are the same
 * whether there is a sign-up or not.
 */
export async function resendCode(
  { body, addressKey: network }: Call<'resendCode'>,
  context: Context,
): Promise<Reply<'resendCode'>> {
  const { clock, db, hasher, outbox } = context;
  const asker = { email: body.email.toLowerCase(), network };
  const { signUpToken: token } = body;
  const signUp = await findSignUp(db, clock, { email: asker.email, token });
  const throttled = await throttleCodes(db, clock, signUp?.id ?? token ?? byNetwork(asker));
  const allowed = throttled.ok ? await limitSignUpMails(db, clock, asker) : throttled;
  if (!allowed.ok) return tooManyRequests(allowed, 'code_too_soon');

  const code = await generateCode(hasher);
  if (signUp) {
    await db.tx((tx) => storeCode(tx, clock, signUp, code));
    outbox.kick();
  }
  return { status: 200, body: { bool: true, ...messageOf('code_sent_if_waiting') } };
}
