import { style } from '../../styles/recipe.ts';
import { truncate } from '../../styles/typography.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** From left to right in every language, as numbers are: first the code of the country, then the number. */
export const row = style({ display: 'flex', gap: space['2'], direction: 'ltr' });

export const country = style({ flex: '0 0 auto', inlineSize: '7.25rem' });

/** React Aria renders the text of the chosen country. */
export const code = style({ ...truncate, display: 'block' });

export const chevron = style({ pointerEvents: 'none', marginInlineEnd: space['1'], color: vars.color.text.muted });

export const number = style({ flex: '1 1 0', minInlineSize: 0, textAlign: 'left' });

/** Wide enough for the names, whatever the width of the field. */
export const popover = style({ inlineSize: 'min(20rem, calc(100vw - 24px))', blockSize: '320px' });

export const search = style({ padding: space['2'], paddingBlockEnd: 0 });
