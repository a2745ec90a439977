/** What happens to the page around the wallet. */
export interface PageListener {
  /** Somebody touched it. */
  readonly touched: () => void;
  /** It can be seen again, or the computer woke. */
  readonly woke: () => void;
  /** It is left, or kept by the browser for the way back: keys do not stay in a page that nobody sees. */
  readonly left: () => void;
  /** Another tab changed what is kept under a key; null: all of it. */
  readonly stored: (key: string | null) => void;
}

/** Watches the page. Returns what stops watching. */
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
