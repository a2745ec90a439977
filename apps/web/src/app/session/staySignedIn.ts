import type { Services } from '../services/services.ts';
import { hasIdleLimit } from './activity.ts';
import { refreshUser } from './refreshUser.ts';

/**
 * AUTH-7: somebody is there now. The session's idle time begins anew, in all tabs of this browser, and the server is told, by a
 * call of its own where it has heard of nobody for half a minute.
 */
export function staySignedIn(services: Pick<Services, 'activity' | 'api' | 'session' | 'store'>): void {
  const { activity, api, session, store } = services;
  const at = api.now();
  activity.record(at);
  if (!hasIdleLimit(session)) return;
  session.send({ type: 'active', at });
  store.set('activeAt', String(at));
  if (activity.shouldReport()) void refreshUser(services);
}
