import { fetchUser } from '../api/account.ts';
import type { Services } from './services.ts';

/** A minute: by then nobody waits for it any more. */
const WITHIN_MS = 60_000;

/**
 * Asks for the person signed in anew, the balance with it, after money was moved. It is an update of what is on the
 * screen already, so a failure is not told; the next action or visit brings it.
 */
export async function refreshUser({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  const { token, epoch } = session.getSnapshot().context;
  if (token === null) return;
  const reply = await fetchUser(api, { token }, AbortSignal.timeout(WITHIN_MS)).catch(() => null);
  const isSame = session.getSnapshot().context.epoch === epoch;
  if (isSame && reply?.status === 200 && reply.body !== null) {
    session.send({ type: 'user.updated', user: reply.body.user });
  }
}
