import { type RefObject, useLayoutEffect } from 'react';
import { TOAST_ROOM } from '../../styles/toastRoom.ts';

/** Tells the page how high the strip of the toasts is, so that what stands at its upper edge goes below it. */
export function useToastRoom(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const strip = region.current;
    if (!strip) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(TOAST_ROOM, `${strip.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => {
      observer.disconnect();
      style.removeProperty(TOAST_ROOM);
    };
  }, [region]);
}
