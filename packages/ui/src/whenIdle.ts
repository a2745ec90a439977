/**
 * Calls back when the browser is idle, with a function that tells whether it still is. Safari has no such callback:
 * there it is the next task, and never idle. With `timeout`, after that many milliseconds at the latest. Returns the
 * function that cancels it.
 */
export function whenIdle(act: (isIdle: () => boolean) => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > 1), options);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(() => act(() => false));
  return () => clearTimeout(handle);
}
