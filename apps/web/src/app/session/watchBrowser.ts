import { isAboutToEnd } from '@keel/flows';
import { keepForReload } from '../../platform/reload.ts';
import type { Services } from '../services/services.ts';
import { staySignedIn } from './staySignedIn.ts';

/**
 * Notifies the session when another tab signs in or out (SESS-6), when the page wakes from sleep, during which timers may
 * have stopped (SESS-5), and when somebody uses the app, in any tab (AUTH-7). Keeps a draft
 * while the page is loaded again. Returns a function that stops watching.
 */
export function watchBrowser(
  services: Pick<Services, 'activity' | 'api' | 'session' | 'store' | 'drafts'>,
  now: () => number,
): () => void {
  const { activity, session, drafts } = services;
  const stop = new AbortController();
  const { signal } = stop;

  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === 'activeAt' && newValue !== null) recordActivity(Number(newValue));
      if (key === 'token') session.send({ type: 'storageChanged', token: newValue });
      if (key === null) session.send({ type: 'storageChanged', token: null });
      // Only a logout removes the user's id, so the drafts of this tab are deleted too.
      if (key === null || (key === 'userId' && newValue === null)) drafts.clear();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') session.send({ type: 'page.resumed', at: now() });
    },
    { signal },
  );
  window.addEventListener(
    'pagehide',
    () => {
      const kept = drafts.forReload();
      if (kept !== null) keepForReload(kept);
    },
    { signal },
  );
  for (const kind of USES) window.addEventListener(kind, noteUse, { signal, capture: true, passive: true });
  window.addEventListener('online', () => session.send({ type: 'retry', at: now() }), { signal });
  return () => stop.abort();

  function noteUse(): void {
    const { context } = session.getSnapshot();
    // While the person is asked whether to stay signed in, only the answer counts as use.
    if (isAboutToEnd(context) || !activity.isNewUse(now())) return;
    staySignedIn(services);
  }

  function recordActivity(at: number): void {
    activity.record(at);
    session.send({ type: 'active', at });
  }
}

/** Input that counts as use. Moving the mouse may be unintended, so it does not. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
