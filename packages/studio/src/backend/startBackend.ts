import { connect, type TabBackend } from '../../../../apps/playground/src/tab/tabFetch.ts';
// oxlint-disable-next-line import/default -- with this query, Vite provides the address of the built file
import address from './backendWorker.ts?worker&url';

/** A backend that is starting, and the function that stops it. */
export interface StartingBackend {
  /** Rejects if the browser cannot run it. */
  readonly opened: Promise<Pick<TabBackend, 'fetch' | 'reset'>>;
  readonly stop: () => void;
}

/**
 * Starts the backend of the playground in a dedicated worker of this page, with a new database. Several pages can have one at once,
 * and other tabs cannot change the data that a page relies on.
 */
export function startBackend(): StartingBackend {
  const worker = new Worker(address, { type: 'module', name: 'keel backend' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker could not be started.')));
  });
  const opened = Promise.race([connect(worker, { onStorage: () => undefined, onReset: () => undefined }), failed]);
  return { opened, stop: () => worker.terminate() };
}
