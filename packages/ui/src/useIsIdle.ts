import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds after which a page that never rests is taken for one that does. */
const MAX_WAIT_MS = 1000;

/** False until the page has had nothing else to do: for what may be drawn after everything that a page is for. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), { timeout: MAX_WAIT_MS }), []);
  return isIdle;
}
