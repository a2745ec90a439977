import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** The timeout in ms for a page that never becomes idle. */
const MAX_WAIT_MS = 1000;

/** False until the page has been idle: for content that may be rendered after the essential parts of a page. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), { timeout: MAX_WAIT_MS }), []);
  return isIdle;
}
