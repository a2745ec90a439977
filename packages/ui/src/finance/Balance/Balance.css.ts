import { fitted } from '../../components/Numeric/fitted.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: {
    ...numeric,
    position: 'relative',
    display: 'block',
    // An amount too long for the smallest text breaks rather than being cut.
    overflowWrap: 'anywhere',
    color: vars.color.text.strong,
  },
  variants: { size: { md: fitted('title2'), lg: fitted('balance') } },
});

export const fraction = style({ fontWeight: vars.weight.medium, color: vars.color.text.muted });
