import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to a button of the walk after a step. The app moves the focus too, some time later: to the heading of a page, or
 * back to where it was before a message opened. Until the user presses a key or a pointer, the focus returns to the button.
 * @param app the app in the frame; null before it has opened
 */
export function useRestoredFocus(frame: RefObject<HTMLIFrameElement | null>, app: object | null) {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Events that the steps dispatch are not trusted.
    const release = ({ isTrusted }: Event) => {
      if (isTrusted) target.current = null;
    };
    for (const page of [window, app === null ? null : frame.current?.contentWindow]) {
      page?.addEventListener('pointerdown', release, { capture: true, signal });
      page?.addEventListener('keydown', release, { capture: true, signal });
    }
    const returnFocus = () => {
      if (document.activeElement === frame.current) target.current?.focus();
    };
    // The frame is the active element only after this event.
    window.addEventListener('blur', () => setTimeout(returnFocus), { signal });
    return () => stop.abort();
  }, [frame, app]);
  return (element: HTMLElement | null) => {
    target.current = element;
    element?.focus();
  };
}
