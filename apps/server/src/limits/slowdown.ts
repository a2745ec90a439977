import { after, type Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { digest, type RateLimitResult, refused } from './limits.ts';

/**
 * The first `free` tries of a key go at once; each one after them waits twice as long as the one before, from `firstMs` to at
 * most `maxMs`. Without a try for `forgetMs` it begins anew. So nobody is shut out, and guesses become rare (AUTH-5).
 */
export interface Slowdown {
  readonly bucket: string;
  readonly free: number;
  readonly firstMs: number;
  readonly maxMs: number;
  readonly forgetMs: number;
}

/** All tries of a key are one row. */
const EPOCH = new Date(0);
/** 2 to this power is more than any wait; more would be no number. */
const MAX_DOUBLINGS = 30;

/** Counts a try, if it may be made now. One statement, before the try: of many at the same moment each is counted. */
export async function takeTry(db: Queryable, clock: Clock, slowdown: Slowdown, key: string): Promise<RateLimitResult> {
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

/** Takes one try back that was none, or was right; the next one waits for nothing. */
export async function refundTry(db: Queryable, clock: Clock, slowdown: Slowdown, key: string): Promise<void> {
  await db.query(
    'UPDATE auth_counters SET n = n - 1, last_at = $4 WHERE bucket = $1 AND key = $2 AND window_start = $3 AND n > 0',
    [slowdown.bucket, digest(key), EPOCH, after(clock(), -slowdown.maxMs)],
  );
}

/** Begins anew. */
export async function forgetTries(db: Queryable, { bucket }: Slowdown, key: string): Promise<void> {
  await db.query('DELETE FROM auth_counters WHERE bucket = $1 AND key = $2', [bucket, digest(key)]);
}

function waitMs({ free, firstMs, maxMs }: Slowdown, tries: number): number {
  return tries < free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.min(tries - free, MAX_DOUBLINGS));
}
