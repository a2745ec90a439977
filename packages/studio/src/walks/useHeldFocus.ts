import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus back on a button of the walk after a step. The app moves it as well, some time later: to the heading of a page, or
 * back to where it was before a message. Until a person presses a key or a pointer, the button gets it back.
 * @param app the app in the frame, null while there is none
 */
export function useHeldFocus(frame: RefObject<HTMLIFrameElement | null>, app: object | null) {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // What steps press is not trusted: scripts do it.
    const release = ({ isTrusted }: Event) => {
      if (isTrusted) held.current = null;
    };
    for (const page of [window, app === null ? null : frame.current?.contentWindow]) {
      page?.addEventListener('pointerdown', release, { capture: true, signal });
      page?.addEventListener('keydown', release, { capture: true, signal });
    }
    const putBack = () => {
      if (document.activeElement === frame.current) held.current?.focus();
    };
    // The frame is the active element only after this event.
    window.addEventListener('blur', () => setTimeout(putBack), { signal });
    return () => stop.abort();
  }, [frame, app]);
  return (element: HTMLElement | null) => {
    held.current = element;
    element?.focus();
  };
}
