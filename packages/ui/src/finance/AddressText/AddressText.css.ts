import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const address = style({
  ...text('code'),
  position: 'relative',
  minInlineSize: 0,
  fontVariantNumeric: 'slashed-zero',
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
});

/** Air between groups is a margin and no space, so that what is selected and copied is the address itself. */
export const group = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)': { marginInlineEnd: '1ch' } },
});

export const missing = style({ ...text('bodySm'), color: vars.color.text.muted });
