import { SECOND } from '@keel/backend/clock.ts';
import type { Db } from '@keel/backend/db/Db.ts';
import type { Log } from '@keel/backend/Log.ts';
import { type JobHandler, TryLater } from '@keel/backend/outbox/outbox.ts';
import type { EndpointRule } from '@keel/backend/push/endpoint.ts';
import { PUSH_LIFE_MS, type PushJob } from '@keel/backend/push/queuePushes.ts';
import type { Vapid } from '@keel/backend/push/vapid.ts';
import webPush from 'web-push';
import { type GuardedPost, type Post, type PostAnswer, PrivateAddress } from './guardedPost.ts';

interface Deps {
  readonly db: Db;
  readonly vapid: Vapid;
  readonly allows: EndpointRule;
  readonly network: GuardedPost;
  readonly log: Log;
}

interface SubscriptionRow {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const GONE = new Set([404, 410]);

/**
 * The job handler that delivers pushes: encrypted for one browser, signed by VAPID (PUSH-6). Expired subscriptions are
 * deleted.
 */
export function pushJobHandler({ db, vapid, allows, network, log }: Deps): JobHandler {
  const forget = (hash: string) => db.query('DELETE FROM push_subscriptions WHERE endpoint_hash = $1', [hash]);
  return async (payload) => {
    const { userId, endpointHash, message } = JSON.parse(payload) as PushJob;
    const [row] = await db.query<SubscriptionRow>(
      'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE endpoint_hash = $1 AND user_id = $2',
      [endpointHash, userId],
    );
    // The browser was unsubscribed, or registered by another investor.
    if (!row) return;
    const answer = allows(row.endpoint) && (await postTo(network, sealed(row, vapid, JSON.stringify(message))));
    if (answer === false) {
      log.warn({}, 'a push endpoint is not one to post to, and was forgotten');
      await forget(endpointHash);
      return;
    }
    const { status, retryAfter } = answer;
    if (GONE.has(status)) await forget(endpointHash);
    else if (status === 429 || status >= 500) throw new TryLater(`status ${status}`, retryAfter * SECOND);
    else if (status < 200 || status > 299)
      log.warn({ status }, 'a push service refused a push, which is not tried again');
  };
}

/** False if the name resolves to a private address. */
async function postTo(network: GuardedPost, what: Post): Promise<PostAnswer | false> {
  try {
    return await network.post(what);
  } catch (error) {
    if (error instanceof PrivateAddress) return false;
    throw error;
  }
}

function sealed({ endpoint, p256dh, auth }: SubscriptionRow, vapid: Vapid, text: string): Post {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { ...vapid },
    TTL: PUSH_LIFE_MS / SECOND,
    urgency: 'normal',
  });
  return { url: endpoint, body, headers };
}
