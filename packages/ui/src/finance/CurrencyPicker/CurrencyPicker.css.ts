import { style } from '../../styles/recipe.ts';
import { truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const value = style({ ...truncate, display: 'block' });

export const placeholder = style({ color: color.text.muted });

export const chevron = style({ pointerEvents: 'none', marginInlineEnd: space['2'], color: color.text.muted });

export const pending = style({ pointerEvents: 'none', marginInlineEnd: space['2'] });
