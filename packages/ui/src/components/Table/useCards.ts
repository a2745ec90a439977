'use no memo';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { flushSync } from 'react-dom';
import { BREAKPOINTS } from '../../styles/media.ts';

/**
 * Whether the rows in a scroller are cards: by the width at which the container's rules turn rows into cards. What that
 * changes is drawn within the same frame.
 */
export function useCards(scroller: RefObject<HTMLElement | null>): boolean {
  const isServer = useIsSSR();
  // A page that is too narrow has no box that is not: on a phone nothing is drawn twice.
  const [areCards, setCards] = useState(() => !isServer && window.innerWidth < BREAKPOINTS.sm);
  const last = useRef(areCards);
  useLayoutEffect(() => {
    const box = scroller.current?.parentElement;
    if (!box) return undefined;
    let again = 0;
    const resized = new ResizeObserver(([entry]) => {
      const now = entry !== undefined && entry.contentRect.width < BREAKPOINTS.sm;
      if (now === last.current) return;
      last.current = now;
      // The labels change its height, which nobody could be told any more in this frame.
      resized.unobserve(box);
      flushSync(() => setCards(now));
      again = requestAnimationFrame(() => resized.observe(box));
    });
    resized.observe(box);
    return () => {
      cancelAnimationFrame(again);
      resized.disconnect();
    };
  }, [scroller]);
  return areCards;
}
