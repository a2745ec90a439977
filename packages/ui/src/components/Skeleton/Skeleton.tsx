import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RootProps } from '../../rootProps.ts';
import type { TextStyle } from '../../styles/typography.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** The text style of the expected text, which sets the height. @default 'bodySm' */
  text?: Exclude<TextStyle, 'code' | `control${string}`>;
  /** The height of a block or circle, as a CSS length. Replaces the line height. */
  height?: string;
  /** The width, as a CSS length. @default '100%' */
  width?: string;
  /** The shape: a line of text, a block, or a circle. @default 'line' */
  shape?: 'line' | 'block' | 'circle';
}

/** A placeholder for loading content, in its exact size. Hidden from assistive technology; SkeletonGroup announces the loading. */
export function Skeleton({ text = 'bodySm', height, width = '100%', shape = 'line', ...element }: SkeletonProps) {
  return (
    <span
      {...element}
      aria-hidden="true"
      className={styles.root({ shape, ...(height === undefined && { text }) })}
      style={assignInlineVars({ [styles.width]: width, ...(height !== undefined && { [styles.height]: height }) })}
    />
  );
}
