import { startWorker } from './startWorker.ts';
import { connect, type TabBackend } from './tabFetch.ts';

/** Connects to the backend of this tab, which may be shared with other tabs. Rejects if the browser cannot run it. */
export function openTabBackend(onReset: () => void): Promise<TabBackend & { readonly instance: string }> {
  return new Promise((resolve, reject) => {
    const port = startWorker(() => reject(new Error('The worker could not be started.')));
    connect(port, { onReset }).then(resolve, reject);
  });
}
