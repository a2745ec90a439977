import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { digest, type RateLimitResult, refused } from './limits.ts';

/**
 * The first `free` attempts of a key are immediate; each later attempt has to wait twice as long as the one before, from
 * `firstMs` up to `maxMs`. After `forgetMs` without an attempt it starts again. So nobody is locked out, and guesses become
 * rare (AUTH-5).
 */
export interface Slowdown {
  readonly bucket: string;
  readonly free: number;
  readonly firstMs: number;
  readonly maxMs: number;
  readonly forgetMs: number;
}

/** All attempts of a key share one row. */
const EPOCH = new Date(0);
/** 2 to this power exceeds every wait; a larger exponent would overflow. */
const MAX_DOUBLINGS = 30;

/**
 * Counts an attempt if it is allowed now. A single statement before the attempt, so that concurrent attempts are all
 * counted.
 */
export async function countAttempt(
  db: Queryable,
  clock: Clock,
  slowdown: Slowdown,
  key: string,
): Promise<RateLimitResult> {
  const now = clock();
  const { bucket, free, firstMs, maxMs, forgetMs } = slowdown;
  const taken = await db.query(
    `INSERT INTO auth_counters AS c (bucket, key, window_start, n, last_at) VALUES ($1, $2, $3, 1, $4)
     ON CONFLICT (bucket, key, window_start) DO UPDATE
       SET n = CASE WHEN c.last_at <= $5 THEN 1 ELSE c.n + 1 END, last_at = excluded.last_at
     WHERE c.last_at <= $5 OR c.n < $6::int OR c.last_at <= excluded.last_at
       - make_interval(secs => LEAST($7::float8, $8::float8 * power(2, LEAST(c.n - $6::int, ${MAX_DOUBLINGS}))) / 1000)
     RETURNING n`,
    [bucket, digest(key), EPOCH, now, after(now, -forgetMs), free, maxMs, firstMs],
  );
  if (taken.length > 0) return { ok: true };
  const [row] = await db.query<{ n: number; last_at: Date }>(
    'SELECT n, last_at FROM auth_counters WHERE bucket = $1 AND key = $2 AND window_start = $3',
    [bucket, digest(key), EPOCH],
  );
  return refused(now, row ? after(row.last_at, waitMs(slowdown, row.n)) : now);
}

/** Removes an attempt that did not take place, or was right; the next one does not have to wait. */
export async function uncountAttempt(db: Queryable, clock: Clock, slowdown: Slowdown, key: string): Promise<void> {
  await db.query(
    'UPDATE auth_counters SET n = n - 1, last_at = $4 WHERE bucket = $1 AND key = $2 AND window_start = $3 AND n > 0',
    [slowdown.bucket, digest(key), EPOCH, after(clock(), -slowdown.maxMs)],
  );
}

/** Resets the count. */
export async function resetAttempts(db: Queryable, { bucket }: Slowdown, key: string): Promise<void> {
  await db.query('DELETE FROM auth_counters WHERE bucket = $1 AND key = $2', [bucket, digest(key)]);
}

function waitMs({ free, firstMs, maxMs }: Slowdown, tries: number): number {
  return tries < free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.min(tries - free, MAX_DOUBLINGS));
}
