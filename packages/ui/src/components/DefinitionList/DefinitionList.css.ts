import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  rowGap: vars.space['0.5'],
});

export const term = style({ ...text('bodySm'), color: vars.color.text.muted });

export const value = style({
  ...text('label'),
  ...numeric,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.color.text.strong,
});
