import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** From left to right in every language, as numbers are: first the code of the country, then the number. */
export const row = style({ display: 'flex', gap: vars.space['2'], direction: 'ltr' });

/** Shows the code, and of the name what fits. */
export const country = style({ flex: '0 0 auto', inlineSize: '8.5rem' });

export const number = style({ flex: '1 1 0', minInlineSize: 0 });

/** Wide enough for the names, whatever the width of the field. */
export const popover = style({ inlineSize: '20rem' });
