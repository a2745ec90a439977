/** React Aria's event when F6 leaves the last landmark of the page. */
const LEAVES = 'react-aria-landmark-navigation';

/**
 * Makes F6 lead from the region of the toasts back to where the focus was before. React Aria leads from a landmark to the
 * next one, and on most pages the region is the only one it knows.
 * @returns what takes it away again
 */
export function returnByF6(region: HTMLElement): () => void {
  let before: HTMLElement | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) before = relatedTarget;
  };
  const leave = (event: Event) => {
    if (!before?.isConnected) return;
    event.preventDefault();
    before.focus();
  };
  region.addEventListener('focusin', remember);
  region.addEventListener(LEAVES, leave);
  return () => {
    region.removeEventListener('focusin', remember);
    region.removeEventListener(LEAVES, leave);
  };
}
