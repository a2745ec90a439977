import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

/** The time in ms, renewed every second while `isTicking`; between that it stands still and costs nothing. */
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
