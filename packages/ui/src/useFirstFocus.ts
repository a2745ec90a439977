import { type RefObject, useEffect } from 'react';

/** Moves the focus to an element as it comes, once; not as it is laid out: an overlay around it then asks where it was. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes
  }, []);
}
