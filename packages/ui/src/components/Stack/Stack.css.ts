import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
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

// A live region has to exist before its text; while it is empty, it takes no gap.
globalStyle(`${root.classNames.base} > output:empty`, {
  '@layer': { [layers.layout]: { marginBlockStart: `calc(-1 * ${gap})` } },
});
