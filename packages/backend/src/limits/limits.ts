import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/** At most `max` calls per key in a window of `windowMs`. */
export interface Limit {
  readonly bucket: string;
  readonly max: number;
  readonly windowMs: number;
}

/** Whether a call is allowed; if not, `retryAfter` is the time to wait in seconds. */
export type RateLimitResult = { ok: true } | { ok: false; retryAfter: number };

/** Counts a call and returns whether it is within the limit. The key is stored as a hash. */
export async function count(db: Queryable, clock: Clock, limit: Limit, key: string): Promise<RateLimitResult> {
  const now = clock();
  const start = windowStart(now, limit);
  const [row] = await db.query<{ n: number }>(
    `INSERT INTO auth_counters (bucket, key, window_start, n, last_at) VALUES ($1, $2, $3, 1, $4)
     ON CONFLICT (bucket, key, window_start) DO UPDATE SET n = auth_counters.n + 1, last_at = excluded.last_at
     RETURNING n`,
    [limit.bucket, digest(key), start, now],
  );
  return (row?.n ?? 1) <= limit.max ? { ok: true } : refused(now, after(start, limit.windowMs));
}

/**
 * Counts an attempt, then makes it if it is within the limit. If it were counted afterwards, concurrent attempts would
 * all run. An attempt that throws is not counted.
 */
export async function withinLimit<Result>(
  { db, clock }: { db: Queryable; clock: Clock },
  limit: Limit,
  key: string,
  make: () => Promise<Result>,
): Promise<{ ok: true; result: Result } | Extract<RateLimitResult, { ok: false }>> {
  // Read once, so that an attempt at the end of a window is taken back from the window in which it was counted.
  const now = clock();
  const allowed = await count(db, () => now, limit, key);
  if (!allowed.ok) return allowed;
  try {
    return { ok: true, result: await make() };
  } catch (error) {
    await db.query('UPDATE auth_counters SET n = n - 1 WHERE bucket = $1 AND key = $2 AND window_start = $3', [
      limit.bucket,
      digest(key),
      windowStart(now, limit),
    ]);
    throw error;
  }
}

/** Allows one call per key every `ms` milliseconds. A single statement, so concurrent calls cannot both be allowed. */
export async function throttle(
  db: Queryable,
  clock: Clock,
  bucket: string,
  key: string,
  ms: number,
): Promise<RateLimitResult> {
  const now = clock();
  const epoch = new Date(0);
  const taken = await db.query(
    `INSERT INTO auth_counters (bucket, key, window_start, n, last_at) VALUES ($1, $2, $3, 1, $4)
     ON CONFLICT (bucket, key, window_start) DO UPDATE SET n = auth_counters.n + 1, last_at = excluded.last_at
     WHERE auth_counters.last_at <= $5 RETURNING n`,
    [bucket, digest(key), epoch, now, after(now, -ms)],
  );
  if (taken.length === 1) return { ok: true };
  const [last] = await db.query<{ last_at: Date }>(
    'SELECT last_at FROM auth_counters WHERE bucket = $1 AND key = $2 AND window_start = $3',
    [bucket, digest(key), epoch],
  );
  return refused(now, after(last?.last_at ?? now, ms));
}

/** Resets the count of the current window. */
export async function resetCount(db: Queryable, clock: Clock, limit: Limit, key: string): Promise<void> {
  await db.query('DELETE FROM auth_counters WHERE bucket = $1 AND key = $2 AND window_start = $3', [
    limit.bucket,
    digest(key),
    windowStart(clock(), limit),
  ]);
}

function windowStart(now: Date, { windowMs }: Limit): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** The result of a call that is too early; `free` is when it is allowed. */
export function refused(now: Date, free: Date): Extract<RateLimitResult, { ok: false }> {
  return { ok: false, retryAfter: Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)) };
}

/** The stored form of a key. */
export function digest(key: string): string {
  return base64urlnopad.encode(crypto.sha256(key));
}
