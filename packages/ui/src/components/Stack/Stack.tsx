import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import * as styles from './Stack.css.ts';
import type { Space } from './space.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** The gap between children, in multiples of 4 px. @default '4' */
  gap?: Space;
  /** The alignment on the cross axis. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Arranges children in a column. For a row use Inline, for several columns Grid. */
export function Stack({ gap = '4', align = 'stretch', className, style, ...element }: StackProps) {
  return (
    <div
      {...element}
      className={joinClasses(styles.root({ align }), className)}
      style={{ ...assignInlineVars({ [styles.gap]: spaceOf(gap) }), ...style }}
    />
  );
}
