import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const spin = keyframes({ to: { rotate: '360deg' } });

export const root = recipe({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: {
    size: {
      sm: { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm },
      md: { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md },
      lg: { inlineSize: vars.size.control.md, blockSize: vars.size.control.md },
    },
  },
});

export const ring = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 3,
  animation: `${spin} ${vars.motion.spin} ${vars.motion.ease.linear} infinite`,
  animationPlayState: vars.motion.loop,
});

export const track = style({ stroke: vars.color.spinner.track });

export const arc = style({ stroke: vars.color.spinner.arc, strokeLinecap: 'round', strokeDasharray: '25 75' });
