/** Frames in which a dialog closes and the focus returns to where it was. */
const MAX_FRAMES = 60;

/**
 * Moves the focus to the page's heading where a dialog that closes leaves it nowhere: what opened the dialog may be gone or
 * disabled, like the button of a row that was cancelled.
 */
export function keepFocus(frames = 0): void {
  const isClosing = document.querySelector('[role=alertdialog], [role=dialog]') !== null;
  // React Aria returns the focus in the frame after the dialog has gone.
  if (isClosing && frames < MAX_FRAMES) requestAnimationFrame(() => keepFocus(frames + 1));
  else requestAnimationFrame(() => requestAnimationFrame(focusHeading));
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
