import { style } from '../../styles/recipe.ts';
import { truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const value = style({ ...truncate, display: 'block' });

export const placeholder = style({ color: color.text.muted });

export const chevron = style({ pointerEvents: 'none', marginInlineEnd: space['2'], color: color.text.muted });

/** The field to search in and the list below it, as CurrencyList has them. */
export const WAITING = `calc(min(360px, 50dvh) + ${space['3']} + ${vars.size.control.md})`;
