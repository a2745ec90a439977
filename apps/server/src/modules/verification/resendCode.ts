import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { tooMany } from '../../http/refusals.ts';
import { findCredentials } from '../account/users.ts';
import { drawCode, leaveToSend, storeCode } from './codes.ts';

const TAKEN = 'If the e-mail waits to be verified, a new code is on its way.';
const WAIT = 'Please wait before you ask for another code.';

/** VERIFY-4. Answers, waits and takes its time alike whether the account exists or not. */
export async function resendCode({ body }: Call<'resendCode'>, context: Context): Promise<Reply<'resendCode'>> {
  const { clock, db, hasher, outbox } = context;
  const email = body.email.toLowerCase();
  const leave = await leaveToSend(db, clock, email);
  if (!leave.ok) return tooMany(leave, WAIT);

  const [user, code] = await Promise.all([findCredentials(db, email), drawCode(hasher)]);
  if (user?.email_verified_at === null) {
    await db.tx((tx) => storeCode(tx, clock, user, code));
    outbox.kick();
  }
  return { status: 200, body: { bool: true, message: TAKEN } };
}
