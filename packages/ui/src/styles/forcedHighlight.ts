import type { StyleRule } from '@vanilla-extract/css';
import { when } from './states.ts';

/**
 * In forced colours, the one of several that is active or chosen: the system's own ground and ink for it (DS-2). Stands
 * inside of `'@media': { [forcedColors]: … }`. Parts with a colour of their own take its ink with `forcedInk`.
 */
export const highlighted = {
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  // Otherwise the browser paints the page's background behind each word.
  forcedColorAdjust: 'none',
} satisfies StyleRule;

/** In forced colours, the ink of a part inside of what is `highlighted`. */
export const forcedForeground = { color: 'inherit' } satisfies StyleRule;

/**
 * An option of a list in forced colours: the active one is highlighted, the chosen one has a border, and no other has one
 * though the browser paints what is transparent.
 */
export const forcedOption = {
  borderColor: 'Canvas',
  selectors: {
    [when.selected]: { borderColor: 'Highlight' },
    [when.focused]: highlighted,
    [when.disabled]: { color: 'GrayText' },
  },
} satisfies StyleRule;
