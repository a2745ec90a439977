import { useLocale } from 'react-aria-components/I18nProvider';
import { NO_VALUE } from '../../format/noValue.ts';
import { percent } from '../../format/percent.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { directionOf } from '../PercentChange/direction.ts';
import { changeOf, isFiniteNumber, path, toPoints } from './line.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /**
   * The values, oldest first; null and values that are not finite are left out. With fewer than two values the line is
   * dashed.
   */
  values: readonly (number | null)[];
  /**
   * The accessible name: 'Bitcoin, 7 days'; the change is added to it. Omit it if a PercentChange of the same span is
   * beside it. @default hidden from assistive technology
   */
  label?: string;
  /** The size: 64 × 24 px, 96 × 32 px, or as wide as its container and 56 px high. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A line without axes (CHART-1). Its colour depends on the first and the last value. */
export function Sparkline({ values, label, size = 'md', ...element }: SparklineProps) {
  const { locale } = useLocale();
  const messages = useMessages('PercentChange', en.PercentChange);
  const figures = values.filter(isFiniteNumber);
  const change = changeOf(figures);
  const direction = directionOf(change, 2) ?? 'none';
  const amount = change === null ? NO_VALUE : percent(Math.abs(change), locale);
  const accessibleText = { up: messages.up(amount), down: messages.down(amount), none: messages.unchanged }[direction];
  return (
    <svg
      {...element}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.root({ size, direction })}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `${label}: ${change === null ? NO_VALUE : accessibleText}` })}
    >
      {figures.length > 1 ? (
        <path d={path(toPoints(figures))} className={styles.line} />
      ) : (
        <path d="M0 50L100 50" className={styles.nothing} />
      )}
    </svg>
  );
}
