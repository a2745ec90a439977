/** The number of consecutive wrong passcodes for one record, and the resulting pause. */
export interface Tries {
  readonly failedAttempts: number;
  /** Ms since 1970 from which a passcode may be tried again; 0 if there is no pause. */
  readonly retryAt: number;
}

/**
 * Stores the count of wrong passcodes where only the worker writes. `salt` identifies the record, so that another record
 * neither clears nor inherits the count.
 */
export interface TryStore {
  /** Changes the count atomically, so that two tabs do not count from the same number. Resolves with the previous count. */
  update(salt: string, change: (stored: Tries) => Tries): Promise<Tries>;
}

export const NO_TRIES: Tries = { failedAttempts: 0, retryAt: 0 };

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 3_600_000;

/** The pause in ms after this many consecutive wrong passcodes: none for five, then 30 s, doubling up to an hour. */
export function pauseOf(failedAttempts: number): number {
  if (failedAttempts <= FREE_TRIES) return 0;
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failedAttempts - FREE_TRIES - 1));
}

/** The count with one more wrong passcode, tried at `now`. */
export function countTry({ failedAttempts }: Tries, now: number): Tries {
  const count = failedAttempts + 1;
  const pause = pauseOf(count);
  return { failedAttempts: count, retryAt: pause === 0 ? 0 : now + pause };
}

/** Whether the pause is still running. */
export function isPaused({ retryAt }: Tries, now: number): boolean {
  return retryAt > now;
}

/** The count at `now`: a clock that was set back does not lengthen the pause. */
export function atTime(tries: Tries, now: number): Tries {
  return { ...tries, retryAt: Math.min(tries.retryAt, now + pauseOf(tries.failedAttempts)) };
}
