'use no memo';

import './scrollLock.css.ts';
import { useLayoutEffect } from 'react';
import { isIOS, isWebKit } from 'react-aria/private/utils/platform';
import { usePreventScroll } from 'react-aria/usePreventScroll';

/** How many overlays keep the page from scrolling. */
const held = { locks: 0 };

/** Safari on a phone scrolls whatever its style says; React Aria knows the ways to stop it. */
const isStubborn = () => isIOS() && isWebKit();

/**
 * Keeps the page behind an overlay from scrolling, without a jump where the scrollbar was: a mark on `<html>`, which
 * scrollLock.css.ts turns into its style. The mark comes and goes after the frame that shows the change, for it makes the
 * browser paint the whole page anew: who presses a button sees the overlay come or go first. React Aria's own asks for
 * the width of the page once the overlay stands in it, which is one more layout.
 */
export function useScrollLock(isOn: boolean): void {
  usePreventScroll({ isDisabled: !isOn || !isStubborn() });
  useLayoutEffect(() => {
    if (!isOn || isStubborn()) return undefined;
    held.locks += 1;
    afterFrame(mark);
    return () => {
      held.locks -= 1;
      afterFrame(mark);
    };
  }, [isOn]);
}

/** By what is so when it comes: one overlay that makes room for another changes nothing. */
function mark(): void {
  const { dataset, clientWidth } = document.documentElement;
  if (held.locks === 0) delete dataset.uiLocked;
  else dataset.uiLocked ??= window.innerWidth > clientWidth ? 'bar' : '';
}

function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
