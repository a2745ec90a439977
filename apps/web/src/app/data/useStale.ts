import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/services.ts';
import type { StaleList } from './freshness.ts';

/** Reloads a list whenever it is out of date (DEP-4, WD-5). */
export function useStale(list: StaleList, refresh: () => void): void {
  const { freshness } = useServices();
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => freshness.onStale(list, () => refreshNow()), [freshness, list]);
}
