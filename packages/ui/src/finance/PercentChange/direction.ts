export type Direction = 'up' | 'down' | 'none';

/** What the reader sees decides: a change that rounds to zero has no direction. Null when it cannot be. */
export function directionOf(points: number | null, digits: number): Direction | null {
  if (points === null || !Number.isFinite(points)) return null;
  const shown = Number(points.toFixed(digits));
  if (shown === 0) return 'none';
  return shown > 0 ? 'up' : 'down';
}
