import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The share of the free room, 0 to 1. */
export const x = createVar();
export const y = createVar();

/** The room that it moves in. A position is a place of the window, not of the text: from left to right in all languages. */
export const room = style({
  position: 'fixed',
  insetBlock: `${vars.space['4']} max(${vars.space['4']}, env(safe-area-inset-bottom))`,
  insetInline: vars.space['4'],
  zIndex: vars.z.sticky,
  direction: 'ltr',
  pointerEvents: 'none',
});

/** By shares of the room and of itself, so that it is in view whatever the window becomes. */
export const place = style({
  position: 'absolute',
  insetInlineStart: `calc(${x} * 100%)`,
  insetBlockStart: `calc(${y} * 100%)`,
  translate: `calc(${x} * -100%) calc(${y} * -100%)`,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.e2,
  pointerEvents: 'auto',
  touchAction: 'none',
});
