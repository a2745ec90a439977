import '@keel/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { paintTheme } from './app/layout/theme.ts';
import { preloadFirstPage } from './app/routing/Pages.tsx';
import { createServices } from './app/services/services.ts';
import { watchBrowser } from './app/session/watchBrowser.ts';
import { takeEarlyAnswer } from './platform/earlyCalls.ts';
import { log } from './platform/log.ts';
import { registerWorker } from './platform/serviceWorker.ts';
import { createKeyStore } from './platform/storage.ts';

const now = () => Date.now();
const store = createKeyStore(() => localStorage);
const services = createServices({
  store,
  fetch: (request) => takeEarlyAnswer(request) ?? fetch(request),
  now,
  origin: location.origin,
  path: location.pathname,
  languages: navigator.languages,
});
preloadFirstPage(location.pathname, store.get('token') !== null).catch(() => undefined);
watchBrowser(services, now);
paintTheme(services.session);
// Afterwards, since its files would compete with those of the page.
addEventListener('load', () => {
  registerWorker().catch(() =>
    log({ type: 'logged', level: 'warning', text: 'The service worker was not registered.' }),
  );
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
// English is the fallback if a language's catalogue cannot be loaded: it is part of the app.
await services.languageStore.restore().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
