/** A point in a box of 100 × 100; the highest value is at the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isFiniteNumber = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** The point of each value, from edge to edge; on a level line if all are equal. */
export function toPoints(values: readonly number[]): readonly Point[] {
  // No spread into Math.min: a long list would overflow the stack.
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  // Halved first: the difference of two numbers near the limits would overflow.
  const span = high / 2 - low / 2;
  return values.map((value, index) => ({
    x: values.length > 1 ? (100 * index) / (values.length - 1) : 50,
    y: span > 0 ? 100 - 100 * ((value / 2 - low / 2) / span) : 50,
  }));
}

/** The path of an SVG through these points. */
export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** Percentage points from the first to the last value; null if they cannot be computed. */
export function changeOf(values: readonly number[]): number | null {
  const first = values.at(0);
  const last = values.at(-1);
  if (first === undefined || last === undefined || values.length < 2 || first <= 0) return null;
  const change = (last / first - 1) * 100;
  return Number.isFinite(change) ? change : null;
}
