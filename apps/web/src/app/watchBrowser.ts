import { isAboutToEnd } from '@keel/flows';
import type { Services } from './services.ts';
import { staySignedIn } from './staySignedIn.ts';

/**
 * Tells the session what happens around it: another tab signs in or out (SESS-6), and the page comes back from sleep,
 * when its timers may have stood still (SESS-5), and somebody uses the app, in whichever tab (AUTH-7). Returns what stops
 * watching.
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
      if (key === 'activeAt' && newValue !== null) takeUse(Number(newValue));
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
  for (const kind of USES) window.addEventListener(kind, noteUse, { signal, capture: true, passive: true });
  window.addEventListener('online', () => session.send({ type: 'retry', at: now() }), { signal });
  return () => stop.abort();

  function noteUse(): void {
    const { context } = session.getSnapshot();
    // Who is asked whether they are still there answers: a touch beside the answer is none.
    if (isAboutToEnd(context) || !activity.isNews(now())) return;
    staySignedIn(services);
  }

  function takeUse(at: number): void {
    activity.note(at);
    session.send({ type: 'active', at });
  }
}

/** What a person does to a page. Moving the mouse over it is not meant by anybody. */
const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
