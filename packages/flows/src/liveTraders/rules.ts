/** DASH-4: the increase of the counter at each step. */
export const step = 5;
/** DASH-4: the time between two steps, in ms. */
export const interval = 1_500;

/** A stored count to start from: a whole number from 0 up, otherwise 0. */
export function startCount(stored: number): number {
  return Number.isSafeInteger(stored) && stored >= 0 ? stored : 0;
}

/** Two tabs count at the same time; both show the higher value. */
export function higher(own: number, other: number): number {
  return startCount(other) > own ? other : own;
}
