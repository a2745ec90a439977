import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether something of an element's content is out of view, so that the keyboard must be able to scroll it. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  const last = useRef(isCut);
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const look = () => {
      const now = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      // Nothing new is not said: React keeps it, and draws the table once more after the next thing that does change it.
      if (now === last.current) return;
      last.current = now;
      setCut(now);
    };
    // It calls once by itself, after the layout that the browser does anyway: to ask here would make it do one more.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    resized.observe(content);
    return () => resized.disconnect();
  }, [element]);
  return isCut;
}
