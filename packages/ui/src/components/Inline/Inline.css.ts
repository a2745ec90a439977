import { createVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/recipe.ts';

export const gap = createVar();

export const root = recipe({
  base: { display: 'flex', gap, minInlineSize: 0 },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      // The default of a flex container.
      stretch: {},
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wraps: { true: { flexWrap: 'wrap' } },
  },
});
