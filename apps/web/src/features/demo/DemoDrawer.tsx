import { SidePanel, Skeleton, Stack } from '@keel/ui';
import { Suspense } from 'react';
import { lazyOptional } from '../../app/lazy/lazyOptional.ts';
import { useWords } from './words.ts';

const OperatorDesk = lazyOptional(async () => (await import('./OperatorDesk.tsx')).OperatorDesk);

/** DEMO-2: the drawer that plays the operator, closed until somebody opens it. The page beside it stays usable. */
export function DemoDrawer() {
  const { title } = useWords();
  return (
    <SidePanel title={title}>
      <Suspense fallback={<DeskSkeleton />}>
        <OperatorDesk />
      </Suspense>
    </SidePanel>
  );
}

function DeskSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton shape="block" height="3rem" width="100%" />
      <Skeleton shape="block" height="8rem" width="100%" />
    </Stack>
  );
}
