import '@keel/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../web/src/app/App.tsx';
import { paintTheme } from '../../web/src/app/layout/theme.ts';
import { createServices } from '../../web/src/app/services/services.ts';
import { watchBrowser } from '../../web/src/app/session/watchBrowser.ts';
import { createKeyStore } from '../../web/src/platform/storage.ts';
import { dropSession } from '../../web/src/platform/storedSession.ts';
import { PlaygroundBar } from './PlaygroundBar.tsx';
import { StartScreen } from './StartScreen.tsx';
import { forgetOtherInstance } from './tab/instance.ts';
import { openTabBackend } from './tab/openTabBackend.ts';
import { relayImages } from './tab/relayImages.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element with the id "root".');
const root = createRoot(element);
const store = createKeyStore(() => localStorage);
const now = () => Date.now();

async function start(): Promise<void> {
  const backend = await openTabBackend(() => {
    store.clear();
    location.assign('/');
  });
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
  watchBrowser(services, now);
  paintTheme(services.session);
  // Falls back to English, which is part of the app, if the translation cannot be loaded.
  await services.languageStore.restore().catch(() => undefined);
  root.render(
    <StrictMode>
      <PlaygroundBar onReset={() => backend.reset()} />
      {/* The app's hidden link to its content stands above the app, where the bar is: the bar covers it. */}
      <div style={{ position: 'relative', isolation: 'isolate' }}>
        <App services={services} />
      </div>
    </StrictMode>,
  );
}

root.render(<StartScreen />);
start().catch(() => root.render(<StartScreen hasFailed />));
