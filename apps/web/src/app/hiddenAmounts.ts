import { createContext, use } from 'react';

/** Whether the person keeps amounts from the eyes of others. */
export const HiddenAmountsContext = createContext(false);

export function useHiddenAmounts(): boolean {
  return use(HiddenAmountsContext);
}
