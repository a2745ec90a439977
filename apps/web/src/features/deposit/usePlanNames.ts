import { loadFailures } from '@keel/flows';
import { useEffect, useEffectEvent } from 'react';
import { fetchPlans, type PlanList } from '../../api/investments.ts';
import { collectionHook } from '../../app/data/useCollection.tsx';
import { useServices } from '../../app/services/services.ts';

const useQuery = collectionHook<PlanList>(loadFailures.plans);

/**
 * The names of the plans on offer, including `chosen`, which is the only one until they are loaded. `onOwn` is called
 * with the name of the account's plan, if it is still on offer.
 */
export function usePlanNames(chosen: string, onOwn: (plan: string) => void): readonly string[] {
  const { api } = useServices();
  const { data } = useQuery((signal) => fetchPlans(api, signal));
  const notifyOwnPlan = useEffectEvent(onOwn);
  const ownPlan = data?.plans.find(({ _id }) => _id === data.current)?.name;
  useEffect(() => {
    if (ownPlan !== undefined) notifyOwnPlan(ownPlan);
  }, [ownPlan]);
  return [...new Set([...(data?.plans ?? []).map(({ name }) => name), chosen])];
}
