import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the content of an element overflows, so that it must be scrollable by keyboard. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  const last = useRef(isOverflowing);
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const look = () => {
      const now = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      // Nothing new is not said: React keeps it, and draws the table once more after the next thing that does change it.
      if (now === last.current) return;
      last.current = now;
      setOverflowing(now);
    };
    // It calls once by itself, after the layout that the browser does anyway: to ask here would make it do one more.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    resized.observe(content);
    return () => resized.disconnect();
  }, [element]);
  return isOverflowing;
}
