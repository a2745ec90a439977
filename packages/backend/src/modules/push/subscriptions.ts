import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import type { Clock } from '../../clock.ts';
import type { Db, Queryable } from '../../db/Db.ts';
import type { Subscription } from '../../push/endpoint.ts';

/** Maximum number of browsers per account; a new one replaces the one that was refreshed longest ago. */
const SUBSCRIPTIONS_A_USER = 10;

/**
 * Stores a subscription. An endpoint identifies a browser and belongs to the account that registered it last (PUSH-2).
 */
export function storeSubscription(db: Db, clock: Clock, userId: string, subscription: Subscription): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  return db.tx(async (tx) => {
    await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    await tx.query(
      `INSERT INTO push_subscriptions (endpoint_hash, user_id, endpoint, p256dh, auth, refreshed_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint_hash) DO UPDATE
       SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
         refreshed_at = excluded.refreshed_at`,
      [hashOf(endpoint), userId, endpoint, p256dh, auth, clock()],
    );
    await tx.query(
      `DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint_hash NOT IN (
         SELECT endpoint_hash FROM push_subscriptions WHERE user_id = $1
         ORDER BY (endpoint_hash = $2) DESC, refreshed_at DESC, endpoint_hash LIMIT $3)`,
      [userId, hashOf(endpoint), SUBSCRIPTIONS_A_USER],
    );
  });
}

/** Forgets a subscription of the investor, if there is one. */
export async function forgetSubscription(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE endpoint_hash = $1 AND user_id = $2', [
    hashOf(endpoint),
    userId,
  ]);
}

function hashOf(endpoint: string): string {
  return base64urlnopad.encode(crypto.sha256(endpoint));
}
