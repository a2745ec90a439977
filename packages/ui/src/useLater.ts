import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './whenIdle.ts';

/** A part of a component that its first paint does not show. */
export interface Later<Part> {
  /** An `async` function around an `import()`: a bundler takes a `then` at it for a part of it, and its styles fail past that. */
  readonly load: () => Promise<Part>;
  /** Once it came, every such component has it at once. */
  loaded: Part | null;
}

/** How soon what did not come is asked for again while it is wanted, in ms. */
const AGAIN_MS = 2000;

/**
 * The part, or null until it came. It comes when the page has nothing else to do, which is before anybody asks for it;
 * where it did not come, it is asked for as soon as it is wanted, and again until it is there.
 */
export function useLater<Part>(later: Later<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState(() => later.loaded);
  useEffect(() => {
    if (part !== null) return undefined;
    let isStopped = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetch = () => {
      fetched(later).then(
        // At once with its effects: who waits for it to open expects the focus in it.
        (came) => (isStopped ? undefined : flushSync(() => setPart(() => came))),
        () => {
          if (isWanted && !isStopped) again = setTimeout(fetch, AGAIN_MS);
        },
      );
    };
    const stop = isWanted ? fetch() : whenIdle(fetch);
    return () => {
      isStopped = true;
      clearTimeout(again);
      stop?.();
    };
  }, [later, part, isWanted]);
  return part;
}

async function fetched<Part>(later: Later<Part>): Promise<Part> {
  const part = await later.load();
  later.loaded = part;
  return part;
}
