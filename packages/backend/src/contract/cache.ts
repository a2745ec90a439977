import type { Clock } from '../clock.ts';
import type { MaybePromise } from './maybePromise.ts';

/** A cache for a value that is the same for everybody and rarely changes. */
export interface Cache<Key extends object, Result> {
  /** Returns the cached result of a key, a pending one, or computes a new one. */
  get(key: Key, clock: Clock): MaybePromise<Result>;
  /** Invalidates the cached result. Call it after a change was committed. */
  forget(key: Key): void;
}

interface CacheEntry<Result> {
  readonly at: number;
  /** A promise while it is being computed. */
  result: MaybePromise<Result>;
}

/**
 * Caches the results of `make` for `ms` milliseconds, so that many callers share one database query. Changes by other
 * instances become visible after that time. Failures are not cached.
 */
export function cacheFor<Key extends object, Result>(
  ms: number,
  make: (key: Key) => Promise<Result>,
): Cache<Key, Result> {
  const entries = new WeakMap<Key, CacheEntry<Result>>();
  return {
    get(key, clock) {
      const now = clock().getTime();
      const known = entries.get(key);
      // Recomputed if the clock was set back.
      if (known && now >= known.at && now - known.at < ms) return known.result;
      const entry: CacheEntry<Result> = { at: now, result: make(key) };
      entries.set(key, entry);
      void settle(entry).catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.result;
    },
    forget: (key) => void entries.delete(key),
  };
}

/** Replaces the promise by its result, so that later callers get it synchronously. */
async function settle<Result>(entry: CacheEntry<Result>): Promise<void> {
  entry.result = await entry.result;
}
