import { loadFailures } from '@keel/flows';
import type { Api } from '../../api/api.ts';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { type ApiQuery, type QueryState, useApiQuery } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';

/** The plans on offer, and the account's plan (PLAN-1, PLAN-2). */
export function usePlans(): QueryState<PlanList> {
  return useApiQuery(plansQuery(useServices().api, useUser()._id));
}

/** The read of `usePlans`. */
export function plansQuery(api: Api, user: string): ApiQuery<PlanList> {
  return {
    key: queryKeys.plans(user),
    load: (signal) => fetchPlans(api, signal),
    failureText: loadFailures.plans,
  };
}
