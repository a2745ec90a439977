import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import type { Space } from '../Stack/space.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** The maximum number of columns; fewer if they would be narrower than `minWidth`. */
  columns: 1 | 2 | 3 | 4 | 5 | 6;
  /** The minimum width of a column, in px. @default 220 */
  minWidth?: number;
  /** The gap between children, in multiples of 4 px. @default '4' */
  gap?: Space;
}

/** Children in columns of equal width. The number of columns depends on the container, not the screen. */
export function Grid({ columns, minWidth = 220, gap = '4', className, style, ...element }: GridProps) {
  return (
    <div
      {...element}
      className={joinClasses(styles.root, className)}
      style={{
        ...assignInlineVars({
          [styles.columns]: `${columns}`,
          [styles.minWidth]: `${minWidth}px`,
          [styles.gap]: spaceOf(gap),
        }),
        ...style,
      }}
    />
  );
}
