/** How long a call may take before it counts as a network failure: 20 s. */
export const requestTimeout = 20_000;

/** How long an upload of 10 MB may take on a slow line before it counts as failed: 2 min. */
export const uploadTimeout = 120_000;

/** The longest wait a timer can hold, 24.8 days; a longer one fires at once. */
const longestDelay = 2_147_483_647;

/** How long to set a timer for: to the end, or as long as it can hold. Never below 0. */
export function timerSlice(left: number): number {
  if (left <= 0) return 0;
  return left < longestDelay ? left : longestDelay;
}
