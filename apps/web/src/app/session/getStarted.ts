import { createContext, use, useState } from 'react';
import { useServices } from '../services/services.ts';
import { useUser } from './useUser.ts';

/** Whether the checklist for a new investor was dismissed, and a function that dismisses it (DASH-10). */
export const GetStartedContext = createContext<readonly [boolean, () => void]>([true, () => undefined]);

export function useGetStarted(): readonly [boolean, () => void] {
  return use(GetStartedContext);
}

/** The dismissal, stored in this browser for this account until it logs out, as the choice to hide amounts is. */
export function useStoredGetStarted(): readonly [boolean, () => void] {
  const { store } = useServices();
  const { _id: user } = useUser();
  const [dismissedBy, setDismissedBy] = useState(() => store.get('getStartedDismissed'));
  const dismiss = () => {
    setDismissedBy(user);
    store.set('getStartedDismissed', user);
  };
  return [dismissedBy === user, dismiss];
}
