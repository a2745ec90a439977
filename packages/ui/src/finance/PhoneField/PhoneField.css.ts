import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** From left to right in every language, as numbers are: first the code of the country, then the number. */
export const row = style({ display: 'flex', gap: vars.space['2'], direction: 'ltr' });

/** Wide enough for the longest code, such as '+265 MW'. */
export const country = style({ flex: '0 0 auto', inlineSize: '8.75rem' });

export const number = style({ flex: '1 1 0', minInlineSize: 0 });

/** Wide enough for the names, whatever the width of the field. */
export const popover = style({ inlineSize: '20rem' });
