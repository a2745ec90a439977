import '@keel/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../web/src/app/App.tsx';
import { LanguageProvider } from '../../web/src/app/i18n/LanguageProvider.tsx';
import { createLanguageStore } from '../../web/src/app/i18n/languageStore.ts';
import { paintTheme } from '../../web/src/app/layout/theme.ts';
import { preloadFirstPage } from '../../web/src/app/routing/Pages.tsx';
import { createServices } from '../../web/src/app/services/services.ts';
import { watchBrowser } from '../../web/src/app/session/watchBrowser.ts';
import { createKeyStore } from '../../web/src/platform/storage.ts';
import { dropSession } from '../../web/src/platform/storedSession.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { type StartProblem, StartScreen } from './StartScreen.tsx';
import { forgetOtherInstance } from './tab/instance.ts';
import type { Storage } from './tab/messages.ts';
import { OpenFault } from './tab/OpenFault.ts';
import { openTabBackend } from './tab/openTabBackend.ts';
import { relayImages } from './tab/relayImages.ts';
import { deleteSavedDatabase } from './tab/savedDatabase.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element with the id "root".');
const root = createRoot(element);
const store = createKeyStore(() => localStorage);
const now = () => Date.now();

const languageStore = createLanguageStore(store, navigator.languages);

function show(problem: StartProblem | null): void {
  root.render(
    <LanguageProvider store={languageStore}>
      <StartScreen languageStore={languageStore} problem={problem} onStartOver={() => void startOver()} />
    </LanguageProvider>,
  );
}

async function startOver(): Promise<void> {
  await deleteSavedDatabase();
  store.clear();
  location.reload();
}

async function start(): Promise<void> {
  // English stands in where the words of a language cannot be had: it came with the app.
  await languageStore.restore().catch(() => undefined);
  show(null);
  let changedStorage: Storage | undefined;
  let render: (() => void) | undefined;
  const backend = await openTabBackend({
    onStorage(storage) {
      changedStorage = storage;
      render?.();
    },
    onReset() {
      store.clear();
      location.assign('/');
    },
    onEnded: () => show('ended'),
  });
  if (backend === null) {
    show('openElsewhere');
    return;
  }
  forgetOtherInstance(backend.instance, () => dropSession(store));
  // Without it the app works, but shows no images.
  await relayImages(backend).catch(() => undefined);
  const services = createServices({
    store,
    fetch: backend.fetch,
    now,
    origin: location.origin,
    path: location.pathname,
    languages: navigator.languages,
  });
  preloadFirstPage(location.pathname, store.get('token') !== null).catch(() => undefined);
  watchBrowser(services, now);
  paintTheme(services.session);
  await services.languageStore.restore().catch(() => undefined);
  // The last moment at which a browser lets a page do something before it is closed.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') backend.save();
  });
  render = () =>
    root.render(
      <StrictMode>
        <LanguageProvider store={services.languageStore}>
          <PlaygroundBar
            languageStore={services.languageStore}
            storage={changedStorage ?? backend.storage}
            onReset={() => backend.reset()}
          />
        </LanguageProvider>
        {/* The app's hidden link to its content stands above the app, where the bar is: the bar covers it. */}
        <div style={{ position: 'relative', isolation: 'isolate' }}>
          <App services={services} />
        </div>
      </StrictMode>,
    );
  render();
}

start().catch((error: unknown) => show(error instanceof OpenFault && error.wasSaved ? 'savedUnreadable' : 'failed'));
