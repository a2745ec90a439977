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
  // Its lines begin under each other, also in a cell whose text ends at the other side.
  textAlign: 'left',
  color: vars.color.text.strong,
});

/** Air between groups is a margin and no space, so that what is selected and copied is the address itself. */
export const group = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)': { marginInlineEnd: '1ch' } },
});

/** Underlined as well, since a colour alone does not say it. */
export const mark = style({
  color: vars.color.warning.text,
  backgroundColor: vars.color.warning.soft,
  fontWeight: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const missing = style({ ...text('bodySm'), color: vars.color.text.muted });
