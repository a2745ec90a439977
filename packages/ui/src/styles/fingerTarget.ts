import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/**
 * The `&::after` of a small button if the pointer is coarse: the touch target is larger than what is painted. A mouse
 * does not need it, and hundreds of buttons without it take less time for style and layout.
 */
export const fingerTarget = {
  content: '',
  position: 'absolute',
  inset: `min(-1px, (100% - ${vars.size.target}) / 2)`,
} satisfies StyleRule;
