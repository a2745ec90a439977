import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps } from 'react';
import { joinClasses, type LayoutProps } from '../../rootProps.ts';
import { spaceOf } from '../../styles/spaceOf.ts';
import type { Space } from '../Stack/space.ts';
import * as styles from './Box.css.ts';

export interface BoxProps extends Omit<ComponentProps<'div'>, keyof LayoutProps>, LayoutProps {
  /** Inside, on all sides, in multiples of 4 px. @default '0', in a card '5' */
  padding?: Space;
  /** Inside, at start and end. @default as `padding` */
  paddingInline?: Space;
  /** Inside, above and below. @default as `padding` */
  paddingBlock?: Space;
  /** A card is a thing that can be taken up as a whole; subtle sets something back. @default 'none' */
  surface?: 'none' | 'card' | 'subtle';
  /** In the middle, at most 400 px (form), 560 px (card) or 1200 px (content) wide. @default 'auto' */
  width?: 'auto' | 'form' | 'card' | 'content';
}

/** Room and ground for what is in it. For order among children use Stack, Inline or Grid inside. */
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
