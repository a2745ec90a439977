import { loadFailures } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { collectionHook } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';

const useLoaded = collectionHook<PlanList>(loadFailures.plans);

/**
 * The names of the plans on offer with `chosen` among them, which alone is there until they are loaded. `onOwn` is told the
 * name of the plan that the account has, if it is still on offer.
 */
export function usePlanNames(chosen: string, onOwn: (plan: string) => void): readonly string[] {
  const { api } = useServices();
  const { data } = useLoaded((signal) => fetchPlans(api, signal));
  const tellOwn = useEffectEvent(onOwn);
  const own = data?.plans.find(({ _id }) => _id === data.current)?.name;
  useEffect(() => {
    if (own !== undefined) tellOwn(own);
  }, [own]);
  return [...new Set([...(data?.plans ?? []).map(({ name }) => name), chosen])];
}
