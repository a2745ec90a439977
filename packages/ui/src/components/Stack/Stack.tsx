import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import * as styles from './Stack.css.ts';
import type { Space } from './space.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** Between the children, in multiples of 4 px. @default '4' */
  gap?: Space;
  /** Where the children stand across the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children one below the other. Side by side: Inline; in columns: Grid. */
export function Stack({ gap = '4', align = 'stretch', className, style, ...element }: StackProps) {
  return (
    <div
      {...element}
      className={joinClasses(styles.root({ align }), className)}
      style={{ ...assignInlineVars({ [styles.gap]: spaceOf(gap) }), ...style }}
    />
  );
}
