import { ToastRegion } from '@keel/ui';
import { RouterProvider } from '@keel/ui/providers';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from './announce.ts';
import { SessionRouter } from './SessionRouter.tsx';
import { type Services, ServicesContext } from './services.ts';

/** What every page stands in, below a router: the services, links that stay in the app, the session's voice, toasts. */
export function AppFrame({ services, children }: { services: Services; children: ReactNode }) {
  const go = useNavigate();
  return (
    <ServicesContext value={services}>
      <RouterProvider navigate={(to) => void go(to)}>
        <SessionRouter />
        {children}
        <ToastRegion toasts={toasts} />
      </RouterProvider>
    </ServicesContext>
  );
}
