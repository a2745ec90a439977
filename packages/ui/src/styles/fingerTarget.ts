import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/**
 * The `&::after` of a small button where the pointer is coarse: the target grows beyond the paint, so that the button
 * stays small. A mouse needs none, and hundreds of buttons without it are quicker to style and to lay out.
 */
export const fingerTarget = {
  content: '',
  position: 'absolute',
  inset: `min(-1px, (100% - ${vars.size.target}) / 2)`,
} satisfies StyleRule;
