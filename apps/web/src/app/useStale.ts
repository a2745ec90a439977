import { useEffect, useEffectEvent } from 'react';
import type { StaleList } from './freshness.ts';
import { useServices } from './services.ts';

/** Loads a list anew each time it went out of date (DEP-4, WD-5). */
export function useStale(list: StaleList, refresh: () => void): void {
  const { freshness } = useServices();
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => freshness.onStale(list, () => refreshNow()), [freshness, list]);
}
