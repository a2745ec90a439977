import { type Deposit, fulfil, loadFailures } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchDeposits } from '../../api/deposits.ts';
import { collectionHook, type QueryState } from '../data/useCollection.tsx';
import { useStale } from '../data/useStale.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

const useQuery = collectionHook<readonly Deposit[]>(loadFailures.other);

/** The port by which a flow looks up the outcome of a lost answer in the history (DEP-4, PAY-2). */
export function depositsPort(api: Api) {
  return fulfil((call: { readonly user: string }, signal) => fetchDeposits(api, call, signal));
}

/** The deposits of the person signed in, newest first; loaded again when one changes (DEP-1, DEP-4, ROUTE-8). */
export function useDeposits(): QueryState<readonly Deposit[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  const deposits = useQuery((signal) => fetchDeposits(api, { user }, signal));
  useStale('deposits', deposits.refresh);
  return deposits;
}
