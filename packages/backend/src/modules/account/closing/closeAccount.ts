import type { Context } from '../../../context.ts';
import type { Call, Reply } from '../../../contract/contract.ts';
import { refusals } from '../../../contract/refusals.ts';
import { messageOf } from '../../../words/sentences.ts';
import { removeBytes } from '../../uploads/uploads.ts';
import { closeUser } from './closeUser.ts';

/**
 * AUTH-9: the owner closes the account, which requires that its balance is zero and nothing is open. Requires a fresh
 * session.
 */
export async function closeAccount(call: Call<'closeAccount'>, context: Context): Promise<Reply<'closeAccount'>> {
  const { userId } = call.caller;
  const done = await context.db.tx((tx) => closeUser(tx, context, { userId, actor: userId, reason: null, from: call }));
  if (!done.ok) return { status: 409, code: 'account_in_use', ...messageOf(done.why) };
  // A concurrent call was faster and has ended this session.
  if (!done.closed) return refusals.unauthenticated;
  context.outbox.kick();
  for (const upload of done.dropped) await removeBytes(context, upload);
  return { status: 200, body: { bool: true, ...messageOf('account_closed') } };
}
