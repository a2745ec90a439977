import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes around toasts while some are shown: F6 leads to them and back, and when the one that has it goes,
 * to the next one, or back to where it was. It is never lost: what stands over the page is far away for the Tab key.
 * @param shown the keys of the toasts
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, shown: readonly string[]) {
  const before = useRef<HTMLElement>(null);
  const holder = useRef<string>(undefined);
  const byPointer = useRef(false);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const place = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !place) return;
      event.preventDefault();
      if (place.contains(document.activeElement)) before.current?.focus();
      else place.focus();
    };
    document.addEventListener('keydown', lead);
    return () => {
      document.removeEventListener('keydown', lead);
      before.current?.focus({ preventScroll: true });
    };
  }, [region]);

  const was = useRef(shown);
  useLayoutEffect(() => {
    const at = was.current.indexOf(holder.current ?? '');
    was.current = shown;
    if (at < 0 || shown.includes(holder.current ?? '')) return;
    holder.current = undefined;
    const toasts = region.current?.querySelectorAll<HTMLElement>(TOAST) ?? [];
    // Whoever closed it with a pointer is done with them; their time would stand still as long as the focus is there.
    const next = byPointer.current ? before.current : (toasts[at] ?? toasts[toasts.length - 1]);
    next?.focus({ preventScroll: true });
  });

  return {
    onPointerDownCapture: () => {
      byPointer.current = true;
    },
    onKeyDownCapture: () => {
      byPointer.current = false;
    },
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // From nowhere it comes when the one that had it is gone.
      const isNew = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isNew) before.current = relatedTarget;
      const toasts = [...currentTarget.querySelectorAll(TOAST)];
      holder.current = shown[toasts.findIndex((toast) => toast.contains(target))];
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      before.current = null;
      holder.current = undefined;
    },
  };
}

const TOAST = '[role="alertdialog"]';
