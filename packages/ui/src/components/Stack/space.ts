import type { vars } from '../../tokens/contract.css.ts';

/** A step of the spacing scale, in multiples of 4 px: `'6'` is 24 px. */
export type Space = keyof typeof vars.space;
