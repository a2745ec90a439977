import { DAY } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { enqueue } from '../outbox/outbox.ts';

/** The contents of a push, which is encrypted for the browser. `url` is a path of this app. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly icon: string | null;
  readonly url: string | null;
}

/** A push job of the outbox. Its subscription is read when the job is delivered, because it may be deleted by then. */
export interface PushJob {
  readonly userId: string;
  readonly endpointHash: string;
  readonly message: PushMessage;
}

/** How long the delivery of a push is retried. */
export const PUSH_LIFE_MS = DAY;

/** Queues one push for each browser of the investor, in the caller's transaction. */
export async function queuePushes(
  tx: Queryable,
  { userId, at, message }: { userId: string; at: Date; message: PushMessage },
): Promise<void> {
  const rows = await tx.query<{ endpoint_hash: string }>(
    'SELECT endpoint_hash FROM push_subscriptions WHERE user_id = $1 ORDER BY endpoint_hash',
    [userId],
  );
  for (const { endpoint_hash: endpointHash } of rows) {
    const payload: PushJob = { userId, endpointHash, message };
    await enqueue(tx, { kind: 'push', payload, at, lifeMs: PUSH_LIFE_MS });
  }
}
