import { type Investment, loadFailures } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchInvestment } from '../../api/investments.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** GET /investment/{id} of the person signed in (DASH-2, DASH-6). */
export function useInvestment(): QueryState<Investment> {
  return useApiQuery(investmentQuery(useServices().api, useUser()._id));
}

/** The read of `useInvestment`. */
export function investmentQuery(api: Api, user: string): ApiQuery<Investment> {
  return {
    key: queryKeys.investment(user),
    load: (signal) => fetchInvestment(api, user, signal),
    failureText: loadFailures.investmentData,
  };
}
