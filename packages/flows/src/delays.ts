/** The timeout of a call, after which it counts as a network failure: 20 s. */
export const requestTimeout = 20_000;

/** The timeout of an upload of 10 MB on a slow connection: 2 min. */
export const uploadTimeout = 120_000;

/** The timeout of a key derivation that is slow on purpose, on a slow phone: 1 min. */
export const derivationTimeout = 60_000;

/** The timeout of a search for used addresses, which may make hundreds of calls: 10 min. */
export const searchTimeout = 600_000;

/** The longest possible timer, 24.8 days; a longer one would fire immediately. */
const longestDelay = 2_147_483_647;

/** The duration for a timer: the remaining time, or the longest possible one. Never below 0. */
export function timerSlice(left: number): number {
  if (left <= 0) return 0;
  return left < longestDelay ? left : longestDelay;
}
