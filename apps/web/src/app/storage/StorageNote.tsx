import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { useServices } from '../services/services.ts';

const StorageLost = lazyOptional(async () => (await import('./StorageLost.tsx')).StorageLost);

/** A line that is shown once the browser refused to store something, because storage is blocked or full (SESS-8). */
export function StorageNote() {
  const { store } = useServices();
  const isPersistent = useSyncExternalStore(store.onLost, store.isPersistent);
  if (isPersistent) return null;
  return (
    <Suspense>
      <StorageLost />
    </Suspense>
  );
}
