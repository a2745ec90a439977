/**
 * Calls back when nothing else is to do, with what says whether that is still so. Safari has no such callback: there it
 * is the next task, and never idle. With `timeout`, after so many milliseconds at the latest. Answers what stops it.
 */
export function whenIdle(act: (isIdle: () => boolean) => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > 1), options);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(() => act(() => false));
  return () => clearTimeout(handle);
}
