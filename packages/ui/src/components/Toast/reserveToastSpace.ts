import { TOAST_ROOM } from '../../styles/toastRoom.ts';

/**
 * Publishes the height of the toast strip, so that elements at the top of the page can move below it.
 * @returns a function that releases the space
 */
export function reserveToastSpace(strip: HTMLElement): () => void {
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
