import '@keel/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { paintTheme } from './app/layout/theme.ts';
import { createServices } from './app/services/services.ts';
import { watchBrowser } from './app/session/watchBrowser.ts';
import { log } from './platform/log.ts';
import { registerWorker } from './platform/serviceWorker.ts';
import { createKeyStore } from './platform/storage.ts';

const now = () => Date.now();
const services = createServices({
  store: createKeyStore(() => localStorage),
  fetch: (request) => fetch(request),
  now,
  origin: location.origin,
  path: location.pathname,
  languages: navigator.languages,
});
watchBrowser(services, now);
paintTheme(services.session);
registerWorker().catch(() => log({ type: 'logged', level: 'warning', text: 'The service worker was not registered.' }));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
// English is the fallback if a language's catalogue cannot be loaded: it is part of the app.
await services.languageStore.restore().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
