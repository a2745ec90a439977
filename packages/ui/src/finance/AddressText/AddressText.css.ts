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
  // Lines are aligned at their start, even in a cell whose text is aligned at the end.
  textAlign: 'left',
  color: vars.color.text.strong,
});

/** The gaps between groups are margins, not spaces, so that selecting and copying gives the exact address. */
export const group = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)': { marginInlineEnd: '1ch' } },
});

/** Underlined too, since colour alone is not enough. */
export const mark = style({
  color: vars.color.warning.text,
  backgroundColor: vars.color.warning.soft,
  fontWeight: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const missing = style({ ...text('bodySm'), color: vars.color.text.muted });
