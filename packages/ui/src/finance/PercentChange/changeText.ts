import { percent } from '../../format/percent.ts';
import type { Messages } from '../../i18n/Messages.ts';
import { type Direction, directionOf } from './direction.ts';

/** A change as visible text and as text for screen readers. */
export interface ChangeText {
  readonly direction: Direction;
  /** '+1.42%' */
  readonly text: string;
  /** 'up 1.42%' */
  readonly accessibleText: string;
}

/** The texts of a change of `points` percentage points, with 0 to 20 decimals; null for values that are not finite. */
export function changeText(
  points: number | null,
  digits: number,
  locale: string,
  messages: Messages['PercentChange'],
): ChangeText | null {
  const direction = directionOf(points, digits);
  if (direction === null || points === null) return null;
  const text = percent(direction === 'none' ? 0 : points, locale, { digits, isSigned: true });
  if (direction === 'none') return { direction, text: text, accessibleText: messages.unchanged };
  const size = percent(Math.abs(points), locale, { digits });
  return { direction, text: text, accessibleText: direction === 'up' ? messages.up(size) : messages.down(size) };
}
