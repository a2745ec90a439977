import { useEffect, useEffectEvent } from 'react';
import { usePlans } from '../../app/money/usePlans.ts';

/**
 * The names of the plans on offer, including `chosen`, which is the only one until they are loaded. `onOwn` is called
 * with the name of the account's plan, if it is still on offer.
 */
export function usePlanNames(chosen: string, onOwn: (plan: string) => void): readonly string[] {
  const { data } = usePlans();
  const notifyOwnPlan = useEffectEvent(onOwn);
  const ownPlan = data?.plans.find(({ _id }) => _id === data.current)?.name;
  useEffect(() => {
    if (ownPlan !== undefined) notifyOwnPlan(ownPlan);
  }, [ownPlan]);
  return [...new Set([...(data?.plans ?? []).map(({ name }) => name), chosen])];
}
