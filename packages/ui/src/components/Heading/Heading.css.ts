import { recipe } from '../../styles/recipe.ts';
import { text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: { color: vars.color.text.strong, textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      display: text('display'),
      title1: text('title1'),
      title2: text('title2'),
      title3: text('title3'),
      label: text('label'),
    },
  },
});
