import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import type { Space } from '../Stack/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** Between the children and between lines, in multiples of 4 px. @default '3' */
  gap?: Space;
  /** Where the children stand across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the children stand along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a new line where the room ends. @default true */
  wraps?: boolean;
}

/** Children side by side, in reading direction. One below the other: Stack. */
export function Inline({
  gap = '3',
  align = 'center',
  justify = 'start',
  wraps = true,
  className,
  style,
  ...element
}: InlineProps) {
  return (
    <div
      {...element}
      className={joinClasses(styles.root({ align, justify, wraps }), className)}
      style={{ ...assignInlineVars({ [styles.gap]: spaceOf(gap) }), ...style }}
    />
  );
}
