import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { RootProps } from '../../rootProps.ts';
import type { TextStyle } from '../../styles/typography.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** The text style of the line to come: the line has its height. @default 'bodySm' */
  text?: Exclude<TextStyle, 'code' | `control${string}`>;
  /** A block, or a circle as high as wide, of this height instead of a line; CSS length. */
  height?: string;
  /** CSS length. @default '100%' */
  width?: string;
  /** @default 'line' */
  shape?: 'line' | 'block' | 'circle';
}

/** Holds the place of what is loading, in its exact size. Hidden from assistive technology: SkeletonGroup speaks. */
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
