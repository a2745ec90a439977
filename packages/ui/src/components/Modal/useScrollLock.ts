import './scrollLock.css.ts';
import { useLayoutEffect, useState } from 'react';
import { isIOS, isWebKit } from 'react-aria/private/utils/platform';
import { usePreventScroll } from 'react-aria/usePreventScroll';

/** How many overlays keep the page from scrolling. */
let locks = 0;

/** Safari on a phone scrolls whatever its style says; React Aria knows the ways to stop it. */
const isStubborn = () => isIOS() && isWebKit();

/**
 * Keeps the page behind an overlay from scrolling, without a jump where the scrollbar was: a mark on `<html>`, which
 * scrollLock.css.ts turns into its style. React Aria's own asks for the width of the page once the overlay stands in it,
 * which makes the browser lay the page out one more time.
 */
export function useScrollLock(isOn: boolean): void {
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  usePreventScroll({ isDisabled: !isOn || !isStubborn() });
  useLayoutEffect(() => {
    if (!isOn || isStubborn()) return undefined;
    const { dataset } = document.documentElement;
    locks += 1;
    if (locks === 1) dataset.uiLocked = hasBar ? 'bar' : '';
    return () => {
      locks -= 1;
      if (locks === 0) delete dataset.uiLocked;
    };
  }, [isOn, hasBar]);
}
