import { ToastRegion } from '@keel/ui';
import { I18nProvider, RouterProvider } from '@keel/ui/providers';
import type { ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { toasts } from './announce.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { appLocale } from './locale.ts';
import { Pages } from './Pages.tsx';
import { SessionRouter } from './SessionRouter.tsx';
import { type Services, ServicesContext } from './services.ts';

/** The whole app: services, language and router around the pages. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <I18nProvider locale={appLocale(navigator.language)}>
        <ErrorBoundary>
          <BrowserRouter>
            <ClientLinks>
              <SessionRouter />
              <Pages />
              <ToastRegion toasts={toasts} />
            </ClientLinks>
          </BrowserRouter>
        </ErrorBoundary>
      </I18nProvider>
    </ServicesContext>
  );
}

/** Lets the links of packages/ui change the page without loading it. */
function ClientLinks({ children }: { children: ReactNode }) {
  const go = useNavigate();
  return <RouterProvider navigate={(to) => void go(to)}>{children}</RouterProvider>;
}
