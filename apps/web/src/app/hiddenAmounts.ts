import { createContext, use, useState } from 'react';
import { useServices } from './services.ts';

/** Whether the person keeps amounts from the eyes of others. */
export const HiddenAmountsContext = createContext(false);

export function useHiddenAmounts(): boolean {
  return use(HiddenAmountsContext);
}

/** The choice of this browser, kept until the person logs out (DASH-9). */
export function useKeptHidden(): readonly [boolean, (areHidden: boolean) => void] {
  const { store } = useServices();
  const [areHidden, setHidden] = useState(() => store.get('hideAmounts') === 'true');
  const change = (next: boolean) => {
    setHidden(next);
    if (next) store.set('hideAmounts', 'true');
    else store.remove('hideAmounts');
  };
  return [areHidden, change];
}
