import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { when } from './states.ts';

/** Spread into `selectors` of everything that can take the keyboard focus. */
export const focusRing = {
  [when.focusVisible]: {
    outline: `${vars.border.focus} solid ${vars.color.focus.ring}`,
    outlineOffset: vars.border.focusOffset,
  } satisfies StyleRule,
};
