import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../styles/layers.css.ts';
import { style } from '../../styles/recipe.ts';
import { when } from '../../styles/states.ts';
import { truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({});

// React Aria renders a hidden native select for forms; its options must not load a typeface.
globalStyle(`${root} select`, { '@layer': { [layers.component]: { fontFamily: 'sans-serif' } } });

export const value = style({
  ...truncate,
  display: 'block',
  selectors: { [when.placeholder]: { color: vars.color.text.muted } },
});

export const chevron = style({ pointerEvents: 'none', marginInlineEnd: vars.space['2'], color: vars.color.text.muted });
