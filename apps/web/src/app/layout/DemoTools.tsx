import { Suspense } from 'react';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { useSite } from '../services/site.ts';

const DemoDrawer = lazyOptional(async () => (await import('../../features/demo/DemoDrawer.tsx')).DemoDrawer);

/** The drawer that plays the operator (DEMO-2). Its file is loaded only if the server allows it. */
export function DemoTools() {
  const { demo } = useSite();
  if (demo?.operator !== true) return null;
  return (
    <Suspense>
      <DemoDrawer />
    </Suspense>
  );
}
