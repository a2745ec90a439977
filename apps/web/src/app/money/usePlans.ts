import { loadFailures } from '@keel/flows';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { type QueryState, useApiQuery } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

/** The plans on offer, and the account's plan (PLAN-1, PLAN-2). */
export function usePlans(): QueryState<PlanList> {
  const { api } = useServices();
  const { _id: user } = useUser();
  return useApiQuery({
    key: queryKeys.plans(user),
    load: (signal) => fetchPlans(api, signal),
    failureText: loadFailures.plans,
  });
}
