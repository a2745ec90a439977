import { recipe, style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Directions of the line, as variants of a recipe. */
export const DIRECTIONS = {
  up: { color: color.positive.text },
  down: { color: color.negative.text },
  none: { color: color.text.muted },
};

export const root = recipe({
  base: {
    flexShrink: 0,
    display: 'block',
    maxInlineSize: '100%',
    // Half of a line at the edge of the box is painted outside of it.
    overflow: 'visible',
  },
  variants: {
    size: {
      sm: { inlineSize: '64px', blockSize: '24px' },
      md: { inlineSize: '96px', blockSize: '32px' },
      lg: { inlineSize: '100%', blockSize: '56px' },
    },
    direction: DIRECTIONS,
  },
});

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const nothing = style([line, { strokeDasharray: '2 4' }]);
