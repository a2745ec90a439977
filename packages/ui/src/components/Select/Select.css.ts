import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const value = style({
  ...truncate,
  display: 'block',
  selectors: { [when.placeholder]: { color: vars.color.text.muted } },
});

export const chevron = style({ pointerEvents: 'none', marginInlineEnd: vars.space['2'], color: vars.color.text.muted });
