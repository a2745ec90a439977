import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooMany } from '../../contract/refusals.ts';
import { says } from '../../words/sentences.ts';
import { findCredentials } from '../account/users.ts';
import { drawCode, leaveToSend, storeCode } from './codes.ts';

/** VERIFY-4. Answers, waits and takes its time alike whether the account exists or not. */
export async function resendCode({ body }: Call<'resendCode'>, context: Context): Promise<Reply<'resendCode'>> {
  const { clock, db, hasher, outbox } = context;
  const email = body.email.toLowerCase();
  const leave = await leaveToSend(db, clock, email);
  if (!leave.ok) return tooMany(leave, 'code_too_soon');

  const [user, code] = await Promise.all([findCredentials(db, email), drawCode(hasher)]);
  if (user?.email_verified_at === null) {
    await db.tx((tx) => storeCode(tx, clock, user, code));
    outbox.kick();
  }
  return { status: 200, body: { bool: true, ...says('code_sent_if_waiting') } };
}
