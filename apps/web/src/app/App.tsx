import { I18nProvider } from '@keel/ui/providers';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './AppFrame.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { appLocale } from './locale.ts';
import { Pages } from './Pages.tsx';
import type { Services } from './services.ts';

/** The whole app: language and router around the pages in their frame. */
export function App({ services }: { services: Services }) {
  return (
    <I18nProvider locale={appLocale(navigator.language)}>
      <ErrorBoundary>
        <BrowserRouter>
          <AppFrame services={services}>
            <Pages />
          </AppFrame>
        </BrowserRouter>
      </ErrorBoundary>
    </I18nProvider>
  );
}
