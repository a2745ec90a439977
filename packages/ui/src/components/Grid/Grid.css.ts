import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/recipe.ts';

export const gap = createVar();
export const columns = createVar();
export const minWidth = createVar();

/** As many of the requested columns as fit: none is narrower than `minWidth`, or wider than the grid itself. */
export const root = style({
  display: 'grid',
  gap,
  minInlineSize: 0,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minWidth}, (100% - (${columns} - 1) * ${gap}) / ${columns})), 1fr))`,
});
