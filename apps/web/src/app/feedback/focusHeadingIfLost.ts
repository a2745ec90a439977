import type { RefObject } from 'react';

/** Frames in which a dialog closes and the focus returns to where it was. */
const MAX_FRAMES = 60;

/**
 * Moves the focus to a heading, by default the page's, where a dialog that closes leaves it nowhere: what opened the
 * dialog may be gone or disabled, like the button of a row that was cancelled. A heading of a step takes the focus from
 * the page's.
 */
export function focusHeadingIfLost(heading?: RefObject<HTMLElement | null>, frames = 0): void {
  const isClosing = document.querySelector('[role=alertdialog], [role=dialog]') !== null;
  // React Aria returns the focus in the frame after the dialog has gone.
  if (isClosing && frames < MAX_FRAMES) requestAnimationFrame(() => focusHeadingIfLost(heading, frames + 1));
  else requestAnimationFrame(() => requestAnimationFrame(() => focusHeading(heading?.current)));
}

function focusHeading(heading?: HTMLElement | null): void {
  const pageHeading = document.querySelector<HTMLElement>('h1[tabindex]');
  const focused = document.activeElement;
  if (heading && focused === pageHeading) heading.focus();
  else if (focused === document.body) (heading ?? pageHeading)?.focus({ preventScroll: !heading });
}
