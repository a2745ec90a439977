import { loadFailures } from '@keel/flows';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { collectionHook, type QueryState } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';

const useQuery = collectionHook<PlanList>(loadFailures.plans);

/** The plans on offer, and the account's plan (PLAN-1, PLAN-2). */
export function usePlans(): QueryState<PlanList> {
  const { api } = useServices();
  return useQuery((signal) => fetchPlans(api, signal));
}
