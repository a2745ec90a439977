'use no memo';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether something of an element's content is out of view, so that the keyboard must be able to scroll it. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const look = () => setCut(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    // It calls once by itself, after the layout that the browser does anyway: to ask here would make it do one more.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    resized.observe(content);
    return () => resized.disconnect();
  }, [element]);
  return isCut;
}
