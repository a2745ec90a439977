import { recipe, style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: {
    ...numeric,
    position: 'relative',
    display: 'block',
    // An amount beyond the width of a phone breaks rather than being cut.
    overflowWrap: 'anywhere',
    color: vars.color.text.strong,
  },
  variants: { size: { md: text('title2'), lg: text('balance') } },
});

export const fraction = style({ fontWeight: vars.weight.medium, color: vars.color.text.muted });
