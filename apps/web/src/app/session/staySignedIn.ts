import type { Services } from '../services/services.ts';
import { hasIdleLimit } from './activity.ts';
import { refreshUser } from './refreshUser.ts';

/**
 * Restarts the idle time of the session in all tabs of this browser (AUTH-7), and reports use to the server unless it was
 * reported within the last half minute.
 */
export function staySignedIn(services: Pick<Services, 'activity' | 'api' | 'session' | 'store'>): void {
  const { activity, api, session, store } = services;
  const at = api.now();
  activity.record(at);
  if (!hasIdleLimit(session)) return;
  session.send({ type: 'active', at });
  // A computer that slept too long: the use came after the end of the session, of which nothing may stay.
  if (!hasIdleLimit(session)) return;
  store.set('activeAt', String(at));
  if (activity.shouldReport()) void refreshUser(services);
}
