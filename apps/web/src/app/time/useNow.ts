import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

/** The time in ms, updated every second while `isTicking`; otherwise the last value, without a timer. */
export function useNow(isTicking: boolean): number {
  const { api } = useServices();
  const [now, setNow] = useState(api.now);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(api.now()), 1000);
    return () => clearInterval(timer);
  }, [api, isTicking]);
  return now;
}
