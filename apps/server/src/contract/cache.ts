import type { Clock } from '../clock.ts';
import type { MaybePromise } from './maybePromise.ts';

/** A cache of something that is the same for everybody and rarely changes. */
export interface Cache<Key extends object, Result> {
  /** The cached result of a key, the one that is being made, or a new one. */
  get(key: Key, clock: Clock): MaybePromise<Result>;
  /** Makes the result anew the next time: call it once a change is committed. */
  forget(key: Key): void;
}

interface Entry<Result> {
  readonly at: number;
  /** A promise until it is made. */
  result: MaybePromise<Result>;
}

/**
 * Caches what `make` gives for `ms` milliseconds, so that many callers cost one query of the database. A change made by
 * another instance is seen after that time. A failure is not cached.
 */
export function cacheFor<Key extends object, Result>(
  ms: number,
  make: (key: Key) => Promise<Result>,
): Cache<Key, Result> {
  const entries = new WeakMap<Key, Entry<Result>>();
  return {
    get(key, clock) {
      const now = clock().getTime();
      const known = entries.get(key);
      // A clock that was set back makes it anew.
      if (known && now >= known.at && now - known.at < ms) return known.result;
      const entry: Entry<Result> = { at: now, result: make(key) };
      entries.set(key, entry);
      void settle(entry).catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.result;
    },
    forget: (key) => void entries.delete(key),
  };
}

/** From now on callers get the result itself, not a promise of it. */
async function settle<Result>(entry: Entry<Result>): Promise<void> {
  entry.result = await entry.result;
}
