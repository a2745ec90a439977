import { type RefObject, useLayoutEffect } from 'react';
import { BREAKPOINTS } from '../../styles/media.ts';
import { CARDS } from './Table.css.ts';

/**
 * Marks the box around a scroller where its rows are cards, so that they get their labels: by the width at which the
 * container's rules turn rows into cards, and before that frame is painted. It draws nothing anew.
 */
export function useCards(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = scroller.current?.parentElement;
    if (!box) return undefined;
    let again = 0;
    const resized = new ResizeObserver(([entry]) => {
      const areCards = entry !== undefined && entry.contentRect.width < BREAKPOINTS.sm;
      if (areCards === box.hasAttribute(CARDS)) return;
      // The labels change its height, which nobody could be told any more in this frame.
      resized.unobserve(box);
      box.toggleAttribute(CARDS, areCards);
      again = requestAnimationFrame(() => resized.observe(box));
    });
    resized.observe(box);
    return () => {
      cancelAnimationFrame(again);
      resized.disconnect();
    };
  }, [scroller]);
}
