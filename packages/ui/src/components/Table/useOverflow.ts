import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the content of an element overflows, so that it must be scrollable by keyboard. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  const last = useRef(isOverflowing);
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const update = () => {
      const now = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      // An unchanged value is not set: React would render the table once more after the next real change.
      if (now === last.current) return;
      last.current = now;
      setOverflowing(now);
    };
    // The observer calls back once at the start, after the browser's own layout; measuring here would force another layout.
    const resized = new ResizeObserver(update);
    resized.observe(box);
    resized.observe(content);
    return () => resized.disconnect();
  }, [element]);
  return isOverflowing;
}
