import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const error = style({ marginBlockStart: vars.space['3'], color: vars.color.negative.text });
