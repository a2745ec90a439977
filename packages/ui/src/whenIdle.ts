/**
 * Calls `act` when the browser is idle, with a function that tells whether it still is; with `timeout`, after that many
 * milliseconds at the latest. Safari has no `requestIdleCallback`: there `act` is called in the next task, and the function
 * always returns false. Returns a function that cancels the call.
 */
export function whenIdle(act: (isIdle: () => boolean) => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > 1), options);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(() => act(() => false));
  return () => clearTimeout(handle);
}
