import type { Point } from './types.ts';

const RADIUS = 8;

/** An SVG path through the points, with rounded corners. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = [`M${first.x} ${first.y}`];
  rest.forEach((point, index) => {
    const before = points[index];
    const after = rest[index + 1];
    if (before === undefined || after === undefined) {
      parts.push(`L${point.x} ${point.y}`);
      return;
    }
    const [start, end] = [pointToward(point, before), pointToward(point, after)];
    parts.push(`L${start.x} ${start.y}`, `Q${point.x} ${point.y} ${end.x} ${end.y}`);
  });
  return parts.join('');
}

/** The head of an arrow along the last segment, as a path. */
export function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [x, y] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const corner = (side: number) => `${tip.x - 8 * x - side * 4.5 * y} ${tip.y - 8 * y + side * 4.5 * x}`;
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`;
}

function pointToward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
