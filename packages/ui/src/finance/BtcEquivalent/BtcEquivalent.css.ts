import { style } from '../../styles/recipe.ts';
import { numeric, text } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ ...text('bodySm'), ...numeric, position: 'relative', color: vars.color.text.muted });
export const unbroken = style({ whiteSpace: 'nowrap' });
