import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../services/site.ts';

/** The location of the last page that this tab showed. */
let shown: string | undefined;

/**
 * Sets the document's title and moves the focus to the page's heading after a navigation inside the app (ROUTE-9), and where
 * a page has replaced its whole content and the focus went with it. The page puts the returned ref on its
 * `<h1 tabIndex={-1}>`.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { shortName } = useSite();

  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);

  const isMounted = useRef(false);
  useEffect(() => {
    // On the first page, even after a redirect, the browser's own focus is right: Tab starts at the top.
    const isNext = shown !== undefined && shown !== key;
    const isReplaced = shown === key && !isMounted.current && document.activeElement === document.body;
    if (isNext || isReplaced) heading.current?.focus({ preventScroll: true });
    shown = key;
    isMounted.current = true;
  }, [key]);

  return heading;
}

/** For content in place of a page: the page that replaces it moves the focus to its heading if the focus was in that content. */
export function usePageReplacement(): void {
  const { key } = useLocation();
  useEffect(() => {
    shown = key;
  }, [key]);
}
