import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

/** At the foot of the card, however high its neighbour makes it. */
export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space['5'] });
