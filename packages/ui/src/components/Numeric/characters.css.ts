import { createVar } from '@vanilla-extract/css';

/** The width of a number, counted in digits. */
export const characters = createVar();
