import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  flexGrow: 1,
  containerType: 'inline-size',
});

/** Fills the cell of a row. */
export const plain = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = style({ ...text('label'), color: vars.color.text.muted });

export const value = style({ ...text('title2'), ...numeric, color: vars.color.text.strong, overflowWrap: 'anywhere' });

// In a narrow card a large amount wraps and does not overflow.
globalStyle(`${value} *`, { '@layer': { [layers.layout]: { whiteSpace: 'normal' } } });

/** The same height with a button as with text, so that the cards of a row are aligned. */
export const foot = style({
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['1.5'],
  rowGap: vars.space['1'],
  minBlockSize: vars.size.control.sm,
  marginBlockStart: 'auto',
  color: vars.color.text.muted,
});

export const loadingFoot = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.sm,
  marginBlockStart: vars.space['2'],
});
