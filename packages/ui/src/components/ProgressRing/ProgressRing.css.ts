import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  position: 'relative',
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 5,
  rotate: '-90deg',
});

export const rail = style({ stroke: vars.color.action.soft });

export const arc = style({
  stroke: vars.color.accent.text,
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${vars.motion.duration.value} ${vars.motion.ease.standard}`,
});

export const middle = style({
  ...text('caption'),
  ...numeric,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.strong,
});
