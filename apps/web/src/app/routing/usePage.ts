import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../services/site.ts';

/** The location of the last page that this tab showed. */
let shown: string | undefined;

/**
 * Sets the document's title and, after a navigation inside the app, moves the focus to the page's heading (ROUTE-9).
 * The page puts the returned ref on its `<h1 tabIndex={-1}>`.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { shortName } = useSite();

  useEffect(() => {
    document.title = `${title} · ${shortName}`;
  }, [title, shortName]);

  useEffect(() => {
    // On the first page, even after a redirect, the browser's own focus is right: Tab starts at the top.
    if (shown !== undefined && shown !== key) heading.current?.focus({ preventScroll: true });
    shown = key;
  }, [key]);

  return heading;
}
