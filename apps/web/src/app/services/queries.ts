import { focusManager, onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { restart } from '../data/expire.ts';
import { PUBLIC } from '../data/queryKeys.ts';
import type { Session } from './services.ts';

/** For how long a read is not repeated, in ms: the server's events report the changes of most reads earlier (PUSH-6). */
const STALE_TIME_MS = 60_000;

/** Creates the cache of the reads of this tab. It is emptied when the person who is signed in leaves or changes. */
export function createQueryClient(session: Session): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry: false,
        // A read without a connection fails at once, with its message and a button to retry it.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Flows are told of each load, even if nothing has changed: one may wait for it.
        structuralSharing: false,
      },
    },
  });
  queryClient.mount();
  // A read that waits for its next try is tried at once when there is a connection again, or somebody looks at the page (TICK-3).
  const retryAtOnce = (isPossible: boolean) => {
    if (isPossible) restart(queryClient, isWaitingToRetry);
  };
  onlineManager.subscribe(retryAtOnce);
  focusManager.subscribe(retryAtOnce);
  clearAtSignOut(session, queryClient);
  return queryClient;
}

function clearAtSignOut(session: Session, queryClient: QueryClient): void {
  let owner: string | null = null;
  session.subscribe((snapshot) => {
    const isIn = snapshot.matches('authenticated');
    const { user } = snapshot.context;
    const current = isIn ? (user?._id ?? null) : null;
    if (owner !== null && owner !== current) queryClient.removeQueries({ predicate: isOfAccount });
    owner = current;
  });
}

function isWaitingToRetry({ state }: Query): boolean {
  // The library itself continues one that is paused.
  return state.fetchFailureCount > 0 && state.fetchStatus === 'fetching';
}

function isOfAccount({ queryKey: [, owner] }: Query): boolean {
  return owner !== PUBLIC;
}
