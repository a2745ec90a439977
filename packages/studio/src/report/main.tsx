import '@keel/ui/styles.css';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { QaReport } from './QaReport.ts';
import { QaReportPage } from './QaReportPage.tsx';
import { WatchPage } from './WatchPage.tsx';
import { showWatched } from './watchedFlow.ts';

declare global {
  /** Set by `data.js` beside the page: a file that a page opened from a disk can load. */
  var qaReport: QaReport | undefined;
  /** Called by `npm run qa -- --watch`. */
  var showWatchedFlow: typeof showWatched | undefined;
}

const RELOAD_MS = 2000;

const listeners = new Set<() => void>();

/** Reads the data again while the run goes on. */
function reload(): void {
  if (globalThis.qaReport?.isRunning !== true) return;
  setTimeout(() => {
    const script = document.createElement('script');
    script.src = `data.js?${Date.now()}`;
    script.addEventListener('load', () => {
      script.remove();
      for (const notify of listeners) notify();
      reload();
    });
    document.head.append(script);
  }, RELOAD_MS);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function Report() {
  const report = useSyncExternalStore(subscribe, () => globalThis.qaReport);
  return report === undefined ? <p>The file data.js is missing beside this page.</p> : <QaReportPage report={report} />;
}

const isWatching = location.hash === '#watch';
globalThis.showWatchedFlow = showWatched;
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white';
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<StrictMode>{isWatching ? <WatchPage /> : <Report />}</StrictMode>);
if (!isWatching) reload();
