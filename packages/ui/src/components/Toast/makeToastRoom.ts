import { TOAST_ROOM } from '../../styles/toastRoom.ts';

/**
 * Tells the page how high the strip of the toasts is, so that what stands at its upper edge goes below it.
 * @returns what takes the room away again
 */
export function makeToastRoom(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(TOAST_ROOM, `${strip.offsetHeight}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty(TOAST_ROOM);
  };
}
