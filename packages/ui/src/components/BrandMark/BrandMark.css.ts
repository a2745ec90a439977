import { style } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...text('title3'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  color: vars.color.text.strong,
});

export const mark = style({ inlineSize: '26px', blockSize: '26px', flexShrink: 0 });
export const tile = style({ fill: vars.color.accent.solid });
export const shape = style({ fill: vars.color.accent.on });
export const line = style({ fill: 'none', stroke: vars.color.accent.solid, strokeWidth: 1.8 });
