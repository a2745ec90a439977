/** React Aria's event when F6 leaves the last landmark of the page. */
const NAVIGATION_EVENT = 'react-aria-landmark-navigation';

/**
 * Makes F6 move the focus from the toast region back to where it was before. React Aria moves it from one landmark to
 * the next, and on most pages the region is the only landmark that it knows.
 *
 * @returns a function that removes the listeners
 */
export function returnFocusOnF6(region: HTMLElement): () => void {
  let previousFocus: HTMLElement | null = null;
  const storeFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) previousFocus = relatedTarget;
  };
  const restoreFocus = (event: Event) => {
    if (!previousFocus?.isConnected) return;
    event.preventDefault();
    previousFocus.focus();
  };
  region.addEventListener('focusin', storeFocus);
  region.addEventListener(NAVIGATION_EVENT, restoreFocus);
  return () => {
    region.removeEventListener('focusin', storeFocus);
    region.removeEventListener(NAVIGATION_EVENT, restoreFocus);
  };
}
