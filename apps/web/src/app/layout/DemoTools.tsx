import { Suspense } from 'react';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { useSite } from '../services/site.ts';

const DemoDrawer = lazyOptional(async () => (await import('../../features/demo/DemoDrawer.tsx')).DemoDrawer);

/** DEMO-2: plays the operator, where the server says that anybody may. Its file is never loaded otherwise. */
export function DemoTools() {
  const { demo } = useSite();
  if (demo?.operator !== true) return null;
  return (
    <Suspense>
      <DemoDrawer />
    </Suspense>
  );
}
