import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['4'],
  rowGap: vars.space['0.5'],
});

/** Takes the free space of its line, so that a value beside it is at the end. */
export const term = style({ ...text('bodySm'), flexGrow: 1, color: vars.color.text.muted });

export const value = style({
  ...text('label'),
  ...numeric,
  // Below its term it is at the end too, so that the numbers of a list have one edge.
  marginInlineStart: 'auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
});
