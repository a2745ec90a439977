import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { when } from './states.ts';

const ring = {
  outline: `${vars.border.focus} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.border.focusOffset,
} satisfies StyleRule;

/** Spread into `selectors` of everything that can take the keyboard focus. */
export const focusRing = { [when.focusVisible]: ring };

/** The same ring on a frame around the field that holds the focus. */
export const focusRingWithin = { [when.focusWithin]: ring };
