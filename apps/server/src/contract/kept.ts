import type { Clock } from '../clock.ts';
import type { Soon } from './soon.ts';

/** What is the same for everybody and changes rarely. */
export interface Kept<Key extends object, Result> {
  /** What was made for the key a short while ago, or what is being made, or a new one. */
  get(key: Key, clock: Clock): Soon<Result>;
  /** Makes it anew the next time: call it once a change is committed. */
  forget(key: Key): void;
}

interface Made<Result> {
  readonly at: number;
  /** A promise until it is made. */
  result: Soon<Result>;
}

/**
 * Keeps an answer for `ms` milliseconds, so that many who ask cost one question to the database. Another instance's
 * change is seen after that time. What failed is not kept.
 */
export function kept<Key extends object, Result>(ms: number, make: (key: Key) => Promise<Result>): Kept<Key, Result> {
  const all = new WeakMap<Key, Made<Result>>();
  return {
    get(key, clock) {
      const now = clock().getTime();
      const known = all.get(key);
      // A clock that was set back makes it anew.
      if (known && now >= known.at && now - known.at < ms) return known.result;
      const made: Made<Result> = { at: now, result: make(key) };
      all.set(key, made);
      void settle(made).catch(() => {
        if (all.get(key) === made) all.delete(key);
      });
      return made.result;
    },
    forget: (key) => void all.delete(key),
  };
}

/** Who asks from now on has it at once. */
async function settle<Result>(made: Made<Result>): Promise<void> {
  made.result = await made.result;
}
