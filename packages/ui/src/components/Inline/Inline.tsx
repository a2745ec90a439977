import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import type { Space } from '../Stack/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** The gap between children and between lines, in multiples of 4 px. @default '3' */
  gap?: Space;
  /** The alignment on the cross axis. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** The alignment on the main axis. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps to new lines. @default true */
  wraps?: boolean;
}

/** Arranges children in a row, in reading direction. For a column use Stack. */
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
