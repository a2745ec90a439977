import { type Investment, loadFailures } from '@keel/flows';
import { fetchInvestment } from '../../api/investments.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../../app/data/useApiQuery.ts';
import { useServices } from '../../app/services/services.ts';
import { useUser } from '../../app/session/useUser.ts';

/** GET /investment/{id} of the person signed in (DASH-2, DASH-6). */
export function useInvestment(): QueryState<Investment> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.investment(user),
    load: (signal) => fetchInvestment(api, user, signal),
    failureText: loadFailures.investmentData,
  });
}
