import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';
import { iconSize } from './iconSize.css.ts';

export const icon = recipe({
  base: {
    flexShrink: 0,
    inlineSize: fallbackVar(iconSize, vars.size.icon.md),
    blockSize: fallbackVar(iconSize, vars.size.icon.md),
  },
  variants: {
    size: {
      sm: { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm },
      md: { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md },
      lg: { inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg },
    },
    isDirectional: { true: { selectors: { [when.rtl]: { scale: '-1 1' } } } },
  },
});
