import type { Transaction } from '@keel/flows';
import { fetchUser } from '../../api/account.ts';
import type { Services } from '../services/services.ts';

/** Timeout of the call: a minute. */
const WITHIN_MS = 60_000;

/** Numbers of the calls of a session: the one made last, and the one whose answer is shown. */
interface Calls {
  made: number;
  shown: number;
}

const callsBySession = new WeakMap<Services['session'], Calls>();

/**
 * Loads the signed-in user with the balance again after money was moved. A failure is not shown: the page has the old
 * values already, and the next action or visit loads the new ones. Several calls may be under way, and the answer to an
 * earlier one is ignored after that to a later one: its balance is older.
 */
export async function refreshUser({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  const { token, epoch } = session.getSnapshot().context;
  if (token === null) return;
  const calls = callsBySession.get(session) ?? { made: 0, shown: 0 };
  callsBySession.set(session, calls);
  calls.made += 1;
  const call = calls.made;
  const reply = await fetchUser(api, { token }, AbortSignal.timeout(WITHIN_MS)).catch(() => null);
  const isSame = session.getSnapshot().context.epoch === epoch;
  if (!isSame || call < calls.shown || reply?.status !== 200 || reply.body === null) return;
  calls.shown = call;
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
