import type { Services } from './services.ts';

/**
 * Tells the session what happens around it: another tab signs in or out (SESS-6), and the page comes back from sleep,
 * when its timers may have stood still (SESS-5). Returns what stops watching.
 */
export function watchBrowser({ session, drafts }: Pick<Services, 'session' | 'drafts'>, now: () => number): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === 'token') session.send({ type: 'storageChanged', token: newValue });
      if (key === null) session.send({ type: 'storageChanged', token: null });
      // Only a logout takes the user's id along: what was typed here goes with it.
      if (key === null || (key === 'userId' && newValue === null)) drafts.forget();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') session.send({ type: 'woke', at: now() });
    },
    { signal },
  );
  window.addEventListener('online', () => session.send({ type: 'retry', at: now() }), { signal });
  return () => stop.abort();
}
