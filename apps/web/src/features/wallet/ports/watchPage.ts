/** Callbacks for events of the page around the wallet. */
export interface PageListener {
  /** Somebody used the page. */
  readonly touched: () => void;
  /** The page became visible, or the computer woke up. */
  readonly woke: () => void;
  /** The page was left or cached for going back: keys must not stay in a page that nobody sees. */
  readonly left: () => void;
  /** Another tab changed the value of a key; null for all keys. */
  readonly stored: (key: string | null) => void;
}

/** Listens to the page. Returns the function that stops it. */
export function watchPage(on: PageListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const touch of ['pointerdown', 'keydown', 'wheel'] as const) {
    document.addEventListener(touch, on.touched, { signal, passive: true, capture: true });
  }
  document.addEventListener('visibilitychange', () => !document.hidden && on.woke(), { signal });
  window.addEventListener('focus', on.woke, { signal });
  window.addEventListener('pageshow', on.woke, { signal });
  window.addEventListener('pagehide', on.left, { signal });
  window.addEventListener('storage', ({ key }) => on.stored(key), { signal });
  return () => stop.abort();
}
