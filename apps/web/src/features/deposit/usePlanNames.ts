import { loadFailures } from '@keel/flows';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { useServices } from '../../app/services.ts';
import { collectionHook } from '../../app/useCollection.tsx';

const useLoaded = collectionHook<PlanList>(loadFailures.plans);

/** The names of the plans on offer with `chosen` among them, which alone is there until they are loaded. */
export function usePlanNames(chosen: string): readonly string[] {
  const { api } = useServices();
  const { data } = useLoaded((signal) => fetchPlans(api, signal));
  return [...new Set([...(data?.plans ?? []).map(({ name }) => name), chosen])];
}
