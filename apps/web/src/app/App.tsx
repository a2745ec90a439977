import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { AppFrame } from './layout/AppFrame.tsx';
import { Pages } from './routing/Pages.tsx';
import type { Services } from './services/services.ts';

interface AppProps {
  services: Services;
  /** The router around the pages. Stories use one that keeps the address in memory. @default `BrowserRouter` */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The whole app: language and router around the pages in their frame. */
export function App({ services, router: Router = BrowserRouter }: AppProps) {
  return (
    <LanguageProvider store={services.languageStore}>
      <ErrorBoundary>
        <Router>
          <AppFrame services={services}>
            <Pages />
          </AppFrame>
        </Router>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
