import { createVar } from '@vanilla-extract/css';

/** A parent sets it to size every icon inside that has no `size` of its own. */
export const iconSize = createVar();
