import { type DepositHandler, loadFailures } from '@keel/flows';
import { fetchHandlers } from '../../api/investments.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** GET /fetch-handlers/{id} of the person signed in. */
export function useDepositPlans(): QueryState<readonly DepositHandler[]> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.depositPlans(user),
    load: (signal) => fetchHandlers(api, user, signal),
    failureText: loadFailures.depositHandler,
  });
}
