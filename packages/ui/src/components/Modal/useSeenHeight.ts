'use no memo';

import { type RefObject, useEffect } from 'react';

/**
 * Says in `--seen-height` how much of an overlay can be seen where a keyboard on the screen covers the rest of it;
 * no unit of CSS knows that. Without such a keyboard the variable is not set.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const fit = () => {
      // Zoomed in, what is seen is a part that the reader chose.
      if (!visualViewport || visualViewport.scale > 1) return;
      const isCovered = visualViewport.height < window.innerHeight;
      element.current?.style.setProperty('--seen-height', isCovered ? `${visualViewport.height}px` : '');
    };
    fit();
    visualViewport?.addEventListener('resize', fit);
    return () => visualViewport?.removeEventListener('resize', fit);
  }, [element]);
}
