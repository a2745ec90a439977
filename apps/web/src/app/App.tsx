import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx';
import { Spoken } from './i18n/Spoken.tsx';
import { AppFrame } from './layout/AppFrame.tsx';
import { Pages } from './routing/Pages.tsx';
import type { Services } from './services/services.ts';

/** The whole app: language and router around the pages in their frame. */
export function App({ services }: { services: Services }) {
  return (
    <Spoken speech={services.speech}>
      <ErrorBoundary>
        <BrowserRouter>
          <AppFrame services={services}>
            <Pages />
          </AppFrame>
        </BrowserRouter>
      </ErrorBoundary>
    </Spoken>
  );
}
