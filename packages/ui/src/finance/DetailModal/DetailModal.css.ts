import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] });

export const value = style({
  ...text('title3'),
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
});

export const note = style({ ...text('bodySm'), color: vars.color.text.muted });
