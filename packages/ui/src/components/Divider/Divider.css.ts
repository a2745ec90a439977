import { recipe } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.border.subtle}`;

export const root = recipe({
  base: { border: 0, flexShrink: 0 },
  variants: {
    orientation: {
      horizontal: { inlineSize: '100%', borderBlockStart: line },
      vertical: { alignSelf: 'stretch', blockSize: 'auto', borderInlineStart: line },
    },
  },
});
