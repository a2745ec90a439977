import type { Session } from '../services/services.ts';

/** How often use is recorded, in ms, so that typing is not recorded for each key. */
const RECORD_MS = 5000;

/**
 * How often use of the session is reported to the server, in ms. The server records use to half a minute and waits a minute
 * longer than the limit, so that it never ends a session that the app still shows.
 */
const REPORT_MS = 30_000;

/** When somebody used this browser last, in whichever tab (AUTH-7). */
export interface Activity {
  /** Whole seconds since then. */
  readonly idleSeconds: () => number;
  /** Whether use at this moment has to be recorded: not again within 5 s. */
  readonly isNewUse: (at: number) => boolean;
  readonly record: (at: number) => void;
  /** Whether to report use to the server now; calling it counts as the report. */
  readonly shouldReport: () => boolean;
}

/** Counts the opening of the page as the first use. `now` is in ms since the epoch. */
export function createActivity(now: () => number): Activity {
  let used = now();
  let reported = used;
  return {
    idleSeconds: () => Math.max(0, Math.floor((now() - used) / 1000)),
    isNewUse: (at) => at - used >= RECORD_MS,
    record: (at) => {
      used = Math.max(used, at);
    },
    shouldReport: () => {
      if (used - reported < REPORT_MS) return false;
      reported = used;
      return true;
    },
  };
}

/** Whether somebody is signed in and the operator has set an idle limit. */
export function hasIdleLimit(session: Session): boolean {
  const snapshot = session.getSnapshot();
  return snapshot.matches('authenticated') && snapshot.context.idleMs > 0;
}
