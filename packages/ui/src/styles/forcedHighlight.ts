import type { StyleRule } from '@vanilla-extract/css';
import { when } from './states.ts';

/**
 * In forced colours, the highlight of the active or selected one of several: the system's own background and text colour
 * (DS-2). Use it inside `'@media': { [forcedColors]: … }`. Parts with their own colour use `forcedForeground`.
 */
export const highlighted = {
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  // Otherwise the browser paints the page's background behind each word.
  forcedColorAdjust: 'none',
} satisfies StyleRule;

/** In forced colours, the text colour of a part inside of a highlighted element. */
export const forcedForeground = { color: 'inherit' } satisfies StyleRule;

/**
 * An option of a list in forced colours: the active one is highlighted, the selected one has a border, and no other has
 * one, although browsers paint transparent borders.
 */
export const forcedOption = {
  borderColor: 'Canvas',
  selectors: {
    [when.selected]: { borderColor: 'Highlight' },
    [when.focused]: highlighted,
    [when.disabled]: { color: 'GrayText' },
  },
} satisfies StyleRule;
