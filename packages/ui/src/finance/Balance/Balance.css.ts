import { fitted } from '../../components/Numeric/fitted.ts';
import { recipe, style } from '../../styles/recipe.ts';
import { numeric } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = recipe({
  base: {
    ...numeric,
    position: 'relative',
    display: 'block',
    // An amount that is too long even for the smallest text wraps and is not cut off.
    overflowWrap: 'anywhere',
    color: vars.color.text.strong,
  },
  variants: { size: { md: fitted('title2'), lg: fitted('balance') } },
});

export const fraction = style({ fontWeight: vars.weight.medium, color: vars.color.text.muted });
