import { RouterProvider } from '@keel/ui/providers';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyOptional } from '../lazy/lazyOptional.ts';
import { SessionRouter } from '../routing/SessionRouter.tsx';
import { type Services, ServicesContext } from '../services/services.ts';
import { DemoTools } from './DemoTools.tsx';

/** Toasts wait in the queue until this is loaded. */
const Toasts = lazyOptional(async () => (await import('../feedback/Toasts.tsx')).Toasts);

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
