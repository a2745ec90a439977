import { useEffect, useState } from 'react';

/** A part of a page whose code is loaded after the first frame. */
export interface LazyPart<Part> {
  /** null until it is loaded. */
  readonly part: Part | null;
  /** Its file could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Creates a hook that loads a part of a page after the page is shown, so that it is ready when it is needed. When loading
 * failed, it is repeated as soon as `isNeeded`, and whenever `retry` is called (ERR-1). The part is cached for the life of
 * the tab. Call this once, outside of components.
 */
export function createLazyPart<Part extends object>(load: () => Promise<Part>): (isNeeded: boolean) => LazyPart<Part> {
  let loaded: Part | null = null;

  async function fetchPart(): Promise<Part> {
    loaded = await load();
    return loaded;
  }

  return function useLazyPart(isNeeded) {
    const [part, setPart] = useState(() => loaded);
    const [tries, setTries] = useState(0);
    const [failedAttempt, setFailedRound] = useState('');
    const attemptKey = `${isNeeded} ${tries}`;

    useEffect(() => {
      if (part !== null) return undefined;
      let isStopped = false;
      fetchPart().then(
        (found) => (isStopped ? undefined : setPart(() => found)),
        () => (isStopped ? undefined : setFailedRound(attemptKey)),
      );
      return () => {
        isStopped = true;
      };
    }, [part, attemptKey]);

    return { part, hasFailed: failedAttempt === attemptKey, retry: () => setTries(tries + 1) };
  };
}
