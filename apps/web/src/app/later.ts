import { useEffect, useState } from 'react';

/** A part of a page that comes after the first frame. */
export interface Later<Part> {
  /** null until it is there. */
  readonly part: Part | null;
  /** It could not be had. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Makes the hook that loads a part of a page once the page stands, so that it is there when it is needed. Where that
 * failed, it is loaded again as soon as `isNeeded`, and whenever `retry` is called (ERR-1). What was loaded is kept for
 * the life of the tab. Call it once, outside of every component.
 */
export function later<Part extends object>(load: () => Promise<Part>): (isNeeded: boolean) => Later<Part> {
  let loaded: Part | null = null;

  async function fetchPart(): Promise<Part> {
    loaded = await load();
    return loaded;
  }

  return function useLater(isNeeded) {
    const [part, setPart] = useState(() => loaded);
    const [tries, setTries] = useState(0);
    const [failedRound, setFailedRound] = useState('');
    const round = `${isNeeded} ${tries}`;

    useEffect(() => {
      if (part !== null) return undefined;
      let isStopped = false;
      fetchPart().then(
        (found) => (isStopped ? undefined : setPart(() => found)),
        () => (isStopped ? undefined : setFailedRound(round)),
      );
      return () => {
        isStopped = true;
      };
    }, [part, round]);

    return { part, hasFailed: failedRound === round, retry: () => setTries(tries + 1) };
  };
}
