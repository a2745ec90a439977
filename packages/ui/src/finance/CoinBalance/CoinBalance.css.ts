import { fitted } from '../../components/Numeric/fitted.ts';
import { style } from '../../styles/recipe.ts';
import { numeric } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...numeric,
  ...fitted('balance'),
  display: 'block',
  // An amount that is too long even for the smallest text wraps and is not cut off.
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
});

export const symbol = style({ fontWeight: vars.weight.medium, color: vars.color.text.muted });
