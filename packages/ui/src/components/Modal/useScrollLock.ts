import './scrollLock.css.ts';
import { useLayoutEffect, useState } from 'react';
import { isIOS, isWebKit } from 'react-aria/private/utils/platform';
import { usePreventScroll } from 'react-aria/usePreventScroll';

/** How many overlays keep the page from scrolling, and whether it had a scrollbar before the first of them. */
const held = { locks: 0, hasBar: false };

/** Safari on a phone scrolls whatever its style says; React Aria knows the ways to stop it. */
const isStubborn = () => isIOS() && isWebKit();

/**
 * Keeps the page behind an overlay from scrolling, without a jump where the scrollbar was: a mark on `<html>`, which
 * scrollLock.css.ts turns into its style. The mark comes and goes after the frame that shows the change, for it makes the
 * browser paint the whole page anew: who presses a button sees the overlay come or go first. React Aria's own asks for
 * the width of the page once the overlay stands in it, which is one more layout.
 */
export function useScrollLock(isOn: boolean): void {
  const [hasBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  usePreventScroll({ isDisabled: !isOn || !isStubborn() });
  useLayoutEffect(() => {
    if (!isOn || isStubborn()) return undefined;
    if (held.locks === 0) held.hasBar = hasBar;
    held.locks += 1;
    afterFrame(mark);
    return () => {
      held.locks -= 1;
      afterFrame(mark);
    };
  }, [isOn, hasBar]);
}

/** By what is so when it comes: one overlay that makes room for another changes nothing. */
function mark(): void {
  const { dataset } = document.documentElement;
  if (held.locks === 0) delete dataset.uiLocked;
  else dataset.uiLocked ??= held.hasBar ? 'bar' : '';
}

function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
