import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Before the name of the selected option. */
export const inline = style({ display: 'inline-flex', marginInlineEnd: vars.space['2'], verticalAlign: 'middle' });
