import type { Session } from './services.ts';

/** How often use is noted, in ms: a person who types is one use, not one for each key. */
const TOUCH_MS = 5000;

/**
 * How long the server may hear nothing of a person who is there, in ms. It notes use to half a minute and gives a minute more, so
 * that it never ends a session that the app still shows.
 */
const TELL_MS = 30_000;

/** When somebody used this browser last, in whichever tab (AUTH-7). */
export interface Activity {
  /** Whole seconds since then. */
  readonly idleSeconds: () => number;
  /** Whether use at this moment has to be noted: not again within 5 s. */
  readonly isNews: (at: number) => boolean;
  readonly note: (at: number) => void;
  /** Whether the server has to be told now; it counts as told then. */
  readonly mustTell: () => boolean;
}

/** Starts with somebody there: the one who opened the page. `now` is in ms since the epoch. */
export function createActivity(now: () => number): Activity {
  let used = now();
  let told = used;
  return {
    idleSeconds: () => Math.max(0, Math.floor((now() - used) / 1000)),
    isNews: (at) => at - used >= TOUCH_MS,
    note: (at) => {
      used = Math.max(used, at);
    },
    mustTell: () => {
      if (used - told < TELL_MS) return false;
      told = used;
      return true;
    },
  };
}

/** Whether somebody is signed in for whom the operator's limit of idle time counts. */
export function hasIdleLimit(session: Session): boolean {
  const snapshot = session.getSnapshot();
  return snapshot.matches('authenticated') && snapshot.context.idleMs > 0;
}
