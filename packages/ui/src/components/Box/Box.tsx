import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import type { Space } from '../Stack/space.ts';
import * as styles from './Box.css.ts';

export interface BoxProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** The padding on all sides, in multiples of 4 px. @default '0' without a surface, otherwise '5' */
  padding?: Space;
  /** The padding at start and end. @default as `padding` */
  paddingInline?: Space;
  /** The padding at top and bottom. @default as `padding` */
  paddingBlock?: Space;
  /** The background: 'card' for a self-contained unit, 'subtle' for secondary content. @default 'none' */
  surface?: 'none' | 'card' | 'subtle';
  /** Centres the box with a maximum width of 400 px (form), 560 px (card) or 1200 px (content). @default 'auto' */
  width?: 'auto' | 'form' | 'card' | 'content';
}

/** Padding and a background for its content. To arrange children use Stack, Inline or Grid inside. */
export function Box({
  surface = 'none',
  width = 'auto',
  padding = surface === 'none' ? '0' : '5',
  paddingInline = padding,
  paddingBlock = padding,
  className,
  style,
  ...element
}: BoxProps) {
  return (
    <div
      {...element}
      className={joinClasses(styles.root({ surface, width }), className)}
      style={{
        ...assignInlineVars({
          [styles.paddingInline]: spaceOf(paddingInline),
          [styles.paddingBlock]: spaceOf(paddingBlock),
        }),
        ...style,
      }}
    />
  );
}
