import { createVar } from '@vanilla-extract/css';

/** How wide a figure is, in digits. */
export const characters = createVar();
