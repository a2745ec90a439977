import { createVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/recipe.ts';

export const gap = createVar();

export const root = recipe({
  base: { display: 'flex', flexDirection: 'column', gap, minInlineSize: 0 },
  variants: {
    align: {
      // The default of a flex container.
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
});
