/** Frames in which a dialog closes and the focus returns to where it was. */
const MOST_FRAMES = 60;

/**
 * Moves the focus to the page's heading where a dialog that closes leaves it nowhere: what opened the dialog may be gone, like
 * the button of a row that was cancelled.
 *
 * @returns a function that gives this up
 */
export function keepFocus(): () => void {
  let frame = 0;
  let frames = 0;
  const look = () => {
    frames += 1;
    const isClosing = document.querySelector('[role=alertdialog], [role=dialog]') !== null;
    // React Aria returns the focus in the frame after the dialog has gone.
    if (isClosing && frames < MOST_FRAMES) frame = requestAnimationFrame(look);
    else frame = requestAnimationFrame(() => requestAnimationFrame(focusHeading));
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
