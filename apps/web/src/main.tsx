import '@keel/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/services.ts';
import { paintTheme } from './app/theme.ts';
import { watchBrowser } from './app/watchBrowser.ts';
import { createKeyStore } from './platform/storage.ts';

const now = () => Date.now();
const services = createServices({
  store: createKeyStore(() => localStorage),
  fetch: (request) => fetch(request),
  now,
  origin: location.origin,
  path: location.pathname,
});
watchBrowser(services.session, now);
paintTheme(services.session);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
