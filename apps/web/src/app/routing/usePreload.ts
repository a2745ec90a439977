import { useEffect } from 'react';
import type { PageOf } from './pageOf.tsx';

/** Preloads the file of a page as soon as a link to it is hovered or focused (SPEED-2). `pages` by their paths. */
export function usePreload(pages: ReadonlyMap<string, PageOf>): void {
  useEffect(() => {
    const stop = new AbortController();
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) pages.get(link.pathname)?.preload();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, load, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [pages]);
}
