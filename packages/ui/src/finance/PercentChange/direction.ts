/** The direction of a change. */
export type Direction = 'up' | 'down' | 'none';

/** The displayed value decides: a change that rounds to zero has no direction. null for an invalid value. */
export function directionOf(points: number | null, digits: number): Direction | null {
  if (points === null || !Number.isFinite(points)) return null;
  const shown = Number(points.toFixed(digits));
  if (shown === 0) return 'none';
  return shown > 0 ? 'up' : 'down';
}
