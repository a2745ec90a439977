import { useEffect, useState } from 'react';
import type * as phone from './phone.ts';

/** The functions that know the numbers of all countries. */
export type PhoneTools = typeof phone;

/** Kept for the next field, so that it does not wait for what has been loaded. */
let loaded: PhoneTools | null = null;

/** Loads the tools once they are wanted; null until then, and where they cannot be loaded. */
export function usePhoneTools(isWanted: boolean): PhoneTools | null {
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    if (!isWanted || tools !== null) return undefined;
    let isShown = true;
    const load = async () => {
      loaded = await import('./phone.ts');
      if (isShown) setTools(loaded);
    };
    // Where it fails, the number is sent as it was typed.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isWanted, tools]);
  return tools;
}
