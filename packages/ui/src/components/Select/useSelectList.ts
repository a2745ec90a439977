import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../whenIdle.ts';
import type { SelectList } from './SelectList.tsx';

/** Once it came, every Select has it at once. */
let loaded: typeof SelectList | null = null;

/** Apart from what handles its failure: a bundler takes a `then` at the `import` for a part of it, and its styles fail past that. */
async function load() {
  loaded = (await import('./SelectList.tsx')).SelectList;
  return loaded;
}

/**
 * What a Select shows when it is open. It comes when the page has nothing else to do, which is before anybody presses;
 * where it did not come, the opening asks for it.
 */
export function useSelectList(isOpen: boolean): typeof SelectList | null {
  const [List, setList] = useState(() => loaded);
  useEffect(() => {
    if (List !== null) return undefined;
    let isStopped = false;
    const fetch = () => {
      load().then(
        // At once with its effects: who waits for it to open expects the focus in it.
        (part) => (isStopped ? undefined : flushSync(() => setList(() => part))),
        () => undefined,
      );
    };
    const stop = isOpen ? fetch() : whenIdle(fetch);
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [List, isOpen]);
  return List;
}
