import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { readSubscription } from '../../push/endpoint.ts';
import { messageOf } from '../../words/sentences.ts';
import { storeSubscription } from './subscriptions.ts';

const refused = {
  ...refusals.invalid,
  code: 'push_endpoint_refused',
  ...messageOf('push_endpoint_refused'),
} as const satisfies Refusal<422>;

/**
 * PUSH-2, PUSH-3: stores a push subscription. Its endpoint has to belong to a known push service, since the server
 * posts to it.
 */
export async function saveToken(
  { body, caller }: Call<'saveToken'>,
  { clock, db, push }: Context,
): Promise<Reply<'saveToken'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const subscription = readSubscription(body.token);
  if (!subscription) return { ...refused, errors: [{ field: 'token', message: 'not a subscription' }] };
  if (!push.allows(subscription.endpoint))
    return { ...refused, errors: [{ field: 'token', message: 'endpoint not allowed' }] };
  await storeSubscription(db, clock, caller.userId, subscription);
  return { status: 200, body: { bool: true, ...messageOf('notifications_on') } };
}
