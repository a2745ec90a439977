import { useEffect } from 'react';
import type { PageOf, PageReads } from './pageOf.tsx';

/**
 * Preloads a page as soon as a link to it is hovered, touched or focused (SPEED-2).
 *
 * @param pages by their paths
 * @param prefetch loads what a page reads; without it, only the files are loaded
 */
export function usePreload(pages: ReadonlyMap<string, PageOf>, prefetch?: (reads: PageReads) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        pages.get(link.pathname)?.preload(prefetch);
    };
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, load, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [pages, prefetch]);
}
