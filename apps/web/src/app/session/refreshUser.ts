import type { Transaction } from '@keel/flows';
import { fetchUser } from '../../api/account.ts';
import type { Services } from '../services/services.ts';

/** Timeout of the call: a minute. */
const WITHIN_MS = 60_000;

/**
 * Loads the signed-in user with the balance again after money was moved. A failure is not shown: the page has the old
 * values already, and the next action or visit loads the new ones.
 */
export async function refreshUser({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  const { token, epoch } = session.getSnapshot().context;
  if (token === null) return;
  const reply = await fetchUser(api, { token }, AbortSignal.timeout(WITHIN_MS)).catch(() => null);
  const isSame = session.getSnapshot().context.epoch === epoch;
  if (!isSame || reply?.status !== 200 || reply.body === null) return;
  session.send({ type: 'user.updated', user: reply.body.user });
  for (const transaction of newTransactions(session.getSnapshot().context.transactions, reply.body.transactions)) {
    session.send({ type: 'transaction.added', transaction });
  }
}

/** Transactions that the session does not have yet (SESS-1), the oldest first; the server lists the newest first. */
export function newTransactions(known: readonly Transaction[], all: readonly Transaction[]): readonly Transaction[] {
  const ids = new Set(known.map(({ id }) => id));
  return all.filter(({ id }) => !ids.has(id)).toReversed();
}
