import { style } from '../../styles/recipe.ts';
import { inside } from '../../styles/states.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ minInlineSize: 0 });

export const sign = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space['3'],
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const input = style({
  paddingInlineStart: vars.size.control.md,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style({ selectors: { [inside(root, 'empty')]: { display: 'none' } } });
