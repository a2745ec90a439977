import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space['3'],
  minInlineSize: 0,
});
