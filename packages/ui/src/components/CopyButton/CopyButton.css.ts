import { recipe, style } from '../../styles/recipe.ts';

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const word = recipe({
  base: { gridArea: '1 / 1', minInlineSize: 0 },
  variants: { isShown: { true: {}, false: { visibility: 'hidden' } } },
});
