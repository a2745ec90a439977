import { coarsePointer } from '../../styles/media.ts';
import { style } from '../../styles/recipe.ts';
import { vars } from '../../tokens/contract.css.ts';

export const open = style({
  inlineSize: vars.size.control.md,
  justifyContent: 'center',
  color: vars.color.text.muted,
  cursor: 'pointer',
  '@media': { [coarsePointer]: { inlineSize: vars.size.target } },
});
