import { createContext, use, useLayoutEffect } from 'react';

/** Lets a page tell its gate that it asks for the passcode itself. */
export const LockShownContext = createContext<(isShown: boolean) => void>(() => undefined);

/**
 * While `isShown`, the wallet's gate does not hide a locked page: the page asks for the passcode itself and contains
 * nothing else that a locked wallet hides.
 */
export function useShowsLock(isShown: boolean): void {
  const setLockShown = use(LockShownContext);
  useLayoutEffect(() => {
    setLockShown(isShown);
    return () => setLockShown(false);
  }, [setLockShown, isShown]);
}
