import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';
import { field } from '../FieldShell/FieldShell.css.ts';

const { color, space } = vars;

/** Digits are written left to right in every language. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space['2'],
  direction: 'ltr',
  // The row of cells is aligned with the start of the surrounding text.
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

/** The real input covers the cells and is invisible: neither its text nor its caret is painted. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  // Forced colours would paint transparent text.
  forcedColorAdjust: 'none',
  background: 'none',
  border: 0,
  outline: 'none',
  cursor: 'text',
  selectors: {
    '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
    [inside(field, 'disabled')]: { cursor: 'not-allowed' },
  },
  // Otherwise forced colours paint the text over the dots.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const cell = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: `0 1 ${space['12']}`,
    blockSize: space['12'],
    color: color.text.strong,
    backgroundColor: color.bg.surface,
    border: `${vars.border.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      [inside(field, 'invalid')]: { borderColor: color.negative.text },
      [inside(field, 'disabled')]: { color: color.text.muted, backgroundColor: color.bg.subtle },
    },
  },
  variants: {
    isNext: {
      true: {
        selectors: {
          [`${frame}:focus-within &`]: {
            borderColor: color.focus.ring,
            outline: `${vars.border.focus} solid ${color.focus.ring}`,
            outlineOffset: '1px',
          },
        },
      },
    },
  },
});

/** A border, since forced colours paint borders. */
export const dot = style({
  border: `${space['1.5']} solid currentColor`,
  borderRadius: vars.radius.full,
});
