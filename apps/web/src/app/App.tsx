import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './AppFrame.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Pages } from './Pages.tsx';
import { Spoken } from './Spoken.tsx';
import type { Services } from './services.ts';

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
