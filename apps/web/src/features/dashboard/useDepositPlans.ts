import { type DepositHandler, loadFailures } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchHandlers } from '../../api/investments.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** GET /fetch-handlers/{id} of the person signed in. */
export function useDepositPlans(): QueryState<readonly DepositHandler[]> {
  return useApiQuery(depositPlansQuery(useServices().api, useUser()._id));
}

/** The read of `useDepositPlans`. */
export function depositPlansQuery(api: Api, user: string): ApiQuery<readonly DepositHandler[]> {
  return {
    key: queryKeys.depositPlans(user),
    load: (signal) => fetchHandlers(api, user, signal),
    failureText: loadFailures.depositHandler,
  };
}
