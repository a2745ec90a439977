import { forcedColors } from '../../styles/media.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { inside } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';
import { field } from '../FieldShell/FieldShell.css.ts';

const { color, space } = vars;

/** Digits run from left to right in every language. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space['2'],
  direction: 'ltr',
  // The cells themselves stand at the start side of the text around them.
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

/** The real input lies over the cells and paints nothing: neither its text nor its caret. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  // Forced colours would paint what is transparent.
  forcedColorAdjust: 'none',
  background: 'none',
  border: 0,
  outline: 'none',
  cursor: 'text',
  selectors: {
    '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
    [inside(field, 'disabled')]: { cursor: 'not-allowed' },
  },
  // Else the system paints the text over the dots.
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

/** A border, so that forced colours paint it. */
export const dot = style({
  border: `${space['1.5']} solid currentColor`,
  borderRadius: vars.radius.full,
});
