import { createContext, use, useLayoutEffect } from 'react';

/** How a page tells its gate that it asks for the passcode itself. */
export const LockShownContext = createContext<(isShown: boolean) => void>(() => undefined);

/**
 * While `isShown`, the gate of the wallet leaves a locked page in sight: it asks for the passcode in words of its own, and
 * holds nothing else that a locked wallet hides.
 */
export function useShowsLock(isShown: boolean): void {
  const setLockShown = use(LockShownContext);
  useLayoutEffect(() => {
    setLockShown(isShown);
    return () => setLockShown(false);
  }, [setLockShown, isShown]);
}
