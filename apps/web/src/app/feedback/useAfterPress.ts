import { useEffect, useRef } from 'react';

/**
 * Delays what makes the page longer, e.g. the error of a field that was left, until a press that has begun has reached its
 * control: if the control moves from under the pointer meanwhile, nothing is pressed.
 *
 * @returns a function that acts immediately, or after the press
 */
export function useAfterPress(): (act: () => void) => void {
  const delayed = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const begin = () => {
      delayed.current ??= [];
    };
    // The click follows the release in the same task.
    const end = () => {
      const acts = delayed.current ?? [];
      delayed.current = null;
      setTimeout(() => {
        for (const act of acts) act();
      });
    };
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    window.addEventListener('pointerdown', begin, options);
    window.addEventListener('pointerup', end, options);
    window.addEventListener('pointercancel', end, options);
    return () => ended.abort();
  }, []);
  return (act) => {
    if (delayed.current === null) act();
    else delayed.current.push(act);
  };
}
