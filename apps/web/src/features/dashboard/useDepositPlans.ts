import { type DepositHandler, loadFailures } from '@keel/flows';
import { fetchHandlers } from '../../api/investments.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

const useQuery = collectionHook<readonly DepositHandler[]>(loadFailures.depositHandler);

/** GET /fetch-handlers/{id} of the person signed in. */
export function useDepositPlans(): QueryState<readonly DepositHandler[]> {
  const { api } = useServices();
  const { _id } = useUser();
  return useQuery((signal) => fetchHandlers(api, _id, signal));
}
