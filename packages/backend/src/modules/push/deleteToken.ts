import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { forgetSubscription } from './subscriptions.ts';

/** PUSH-2: deletes a push subscription, at logout or when the permission is revoked. */
export async function deleteToken(
  { body, caller }: Call<'deleteToken'>,
  { db }: Context,
): Promise<Reply<'deleteToken'>> {
  await forgetSubscription(db, caller.userId, body.endpoint);
  return { status: 204 };
}
