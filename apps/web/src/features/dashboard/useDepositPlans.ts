import { type DepositHandler, loadFailures } from '@keel/flows';
import { fetchHandlers } from '../../api/investments.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook, type Loaded } from '../../app/useCollection.tsx';
import { useUser } from '../../app/useUser.ts';

const useLoaded = collectionHook<readonly DepositHandler[]>(loadFailures.depositHandler);

/** GET /fetch-handlers/{id} of the person signed in. */
export function useDepositPlans(): Loaded<readonly DepositHandler[]> {
  const { api } = useServices();
  const { _id } = useUser();
  return useLoaded((signal) => fetchHandlers(api, _id, signal));
}
