import { style } from '../../styles/recipe.ts';
import { numeric, text as textStyle } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ flexGrow: 1, display: 'flex', alignItems: 'center', gap: vars.space['4'] });

export const text = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'break-word' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.space['6'],
  marginBlockEnd: vars.space['0.5'],
});

export const facts = style({ ...textStyle('bodySm'), ...numeric, color: vars.color.text.default });
export const note = style({ ...textStyle('bodySm'), ...numeric, color: vars.color.text.muted });
