import { createContext, use, useState } from 'react';
import { useServices } from '../services/services.ts';

/** Whether amounts are hidden. */
export const HiddenAmountsContext = createContext(false);

export function useHiddenAmounts(): boolean {
  return use(HiddenAmountsContext);
}

/** The choice to hide amounts, stored in this browser until the person logs out (DASH-9). */
export function useStoredHidden(): readonly [boolean, (areHidden: boolean) => void] {
  const { store } = useServices();
  const [areHidden, setHidden] = useState(() => store.get('hideAmounts') === 'true');
  const change = (next: boolean) => {
    setHidden(next);
    if (next) store.set('hideAmounts', 'true');
    else store.remove('hideAmounts');
  };
  return [areHidden, change];
}
