import { useCallback } from 'react';
import { prefetchRead } from '../data/useApiQuery.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';
import type { PageReads } from './pageOf.tsx';

/** Returns a function that loads what a page reads of the person signed in, unless it is fresh (SPEED-2). */
export function usePrefetch(): (reads: PageReads) => void {
  const { api, queryClient } = useServices();
  const { _id: user } = useUser();
  return useCallback(
    (reads: PageReads) => {
      for (const read of reads(api, user)) prefetchRead(queryClient, read);
    },
    [api, queryClient, user],
  );
}
