// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyOrNothing } from './lazyOrNothing.ts';
import { useServices } from './services.ts';

const StorageLost = lazyOrNothing(async () => (await import('./StorageLost.tsx')).StorageLost);

/** A line that stays once the browser has refused to keep something: blocked, or full (SESS-8). */
export function StorageNote() {
  const { store } = useServices();
  const isLasting = useSyncExternalStore(store.onLost, store.isLasting);
  if (isLasting) return null;
  return (
    <Suspense>
      <StorageLost />
    </Suspense>
  );
}
