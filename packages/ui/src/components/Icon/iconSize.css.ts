import { createVar } from '@vanilla-extract/css';

/** Set by a parent to size all icons inside that have no `size` prop. */
export const iconSize = createVar();
