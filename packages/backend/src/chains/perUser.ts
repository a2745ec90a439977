import { type Clock, MINUTE } from '../clock.ts';
import type { RateLimitResult } from '../limits/limits.ts';

/**
 * A rate limit of `max` calls per user and minute. The counts are in memory: an approximate limit is enough, and it
 * saves a database write for each call.
 */
export function perUser(clock: Clock, max: number): (userId: string) => RateLimitResult {
  let minute = 0;
  let counts = new Map<string, number>();
  return (userId) => {
    const now = clock().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    if (count <= max) return { ok: true };
    return { ok: false, retryAfter: Math.max(1, Math.ceil(((current + 1) * MINUTE - now) / 1000)) };
  };
}
