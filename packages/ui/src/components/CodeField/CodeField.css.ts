import { createVar } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';
import { field } from '../FieldShell/FieldShell.css.ts';

export const length = createVar();

const cellWidth = vars.space['16'];
const gap = vars.space['2'];

const glyph = { fontFamily: vars.font.mono, fontSize: vars.text.title1.size, fontWeight: vars.weight.medium } as const;

/** Digits are written left to right in every language. */
export const frame = style({
  position: 'relative',
  inlineSize: `calc(${length} * (${cellWidth} + ${gap}) - ${gap})`,
  blockSize: vars.space['16'],
  overflow: 'clip',
  overflowClipMargin: vars.space['1'],
  direction: 'ltr',
});

/**
 * The real input covers the cells and is invisible apart from its text; digit width and letter spacing place each digit in
 * its cell. It is one cell wider than the frame, so that the caret behind the last digit does not scroll it.
 */
export const input = style({
  ...glyph,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(100% + ${cellWidth} + ${gap})`,
  paddingInlineStart: `calc((${cellWidth} - 1ch) / 2)`,
  letterSpacing: `calc(${cellWidth} + ${gap} - 1ch)`,
  color: vars.color.text.strong,
  background: 'none',
  border: 0,
  outline: 'none',
  selectors: { [inside(field, 'disabled')]: { color: vars.color.text.muted, cursor: 'not-allowed' } },
  // Otherwise forced colours paint a backplate behind the digits, which covers the edges of the cells.
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'FieldText',
      selectors: { [inside(field, 'disabled')]: { color: 'GrayText' } },
    },
  },
});

export const cells = style({ display: 'flex', gap, blockSize: '100%' });

export const cell = recipe({
  base: {
    inlineSize: cellWidth,
    backgroundColor: vars.color.bg.surface,
    border: `${vars.border.hairline} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      [inside(field, 'invalid')]: { borderColor: vars.color.negative.text },
      [inside(field, 'disabled')]: { backgroundColor: vars.color.bg.subtle },
    },
  },
  variants: {
    isNext: {
      true: {
        selectors: {
          [`${frame}:focus-within &`]: {
            borderColor: vars.color.focus.ring,
            outline: `${vars.border.focus} solid ${vars.color.focus.ring}`,
            outlineOffset: '1px',
          },
        },
      },
    },
  },
});
