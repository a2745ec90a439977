import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { AppFrame } from './layout/AppFrame.tsx';
import { Pages } from './routing/Pages.tsx';
import type { Services } from './services/services.ts';

/** The whole app: language and router around the pages in their frame. */
export function App({ services }: { services: Services }) {
  return (
    <LanguageProvider store={services.languageStore}>
      <ErrorBoundary>
        <BrowserRouter>
          <AppFrame services={services}>
            <Pages />
          </AppFrame>
        </BrowserRouter>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
