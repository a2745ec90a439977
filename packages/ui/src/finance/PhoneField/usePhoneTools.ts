import { useEffect, useState } from 'react';
import type * as phone from './phone.ts';

/** The functions that parse phone numbers of all countries. They are loaded on demand. */
export type PhoneTools = typeof phone;

/** Cached for the next field. */
let loaded: PhoneTools | null = null;

/** Loads the tools once `isWanted` is true; null until they are loaded, and if loading fails. */
export function usePhoneTools(isWanted: boolean): PhoneTools | null {
  const [tools, setTools] = useState(loaded);
  useEffect(() => {
    if (!isWanted || tools !== null) return undefined;
    let isShown = true;
    const load = async () => {
      loaded = await import('./phone.ts');
      if (isShown) setTools(loaded);
    };
    // If loading fails, the number is sent as it was typed.
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isWanted, tools]);
  return tools;
}
