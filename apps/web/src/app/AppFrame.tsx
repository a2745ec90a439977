import { RouterProvider } from '@keel/ui/providers';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { DemoTools } from './DemoTools.tsx';
import { lazyOptional } from './lazyOptional.ts';
import { SessionRouter } from './SessionRouter.tsx';
import { type Services, ServicesContext } from './services.ts';

/** Toasts wait in the queue until this is loaded. */
const Toasts = lazyOptional(async () => (await import('./Toasts.tsx')).Toasts);

/** The frame of every page, below a router: services, links inside the app, announcements of the session, toasts. */
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
        <DemoTools />
      </RouterProvider>
    </ServicesContext>
  );
}
