import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
  maxInlineSize: '60rem',
  color: vars.color.text.muted,
});
