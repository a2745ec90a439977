// Drawn once, or anew as a whole: a memo of each part would be weight that never pays (docs/decisions/0012).
'use no memo';

import { RouterProvider } from '@keel/ui/providers';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyOrNothing } from './lazyOrNothing.ts';
import { SessionRouter } from './SessionRouter.tsx';
import { type Services, ServicesContext } from './services.ts';

/** What they would show waits in the queue. */
const Toasts = lazyOrNothing(async () => (await import('./Toasts.tsx')).Toasts);

/** What every page stands in, below a router: the services, links that stay in the app, the session's voice, toasts. */
export function AppFrame({ services, children }: { services: Services; children: ReactNode }) {
  const go = useNavigate();
  return (
    <ServicesContext value={services}>
      <RouterProvider navigate={(to) => void go(to)}>
        <SessionRouter />
        {children}
        <Suspense>
          <Toasts />
        </Suspense>
      </RouterProvider>
    </ServicesContext>
  );
}
