// oxlint-disable-next-line import/default -- with this query, Vite gives the address of the built file
import address from '../worker/worker.ts?worker&url';
import type { PageMessage, Port, WorkerMessage } from './messages.ts';

/** The file of the worker. */
export { address as workerAddress };

/** Whether the tabs of this browser can share a worker. One that blocks storage has the constructor, and refuses. */
export const canShareWorker = 'SharedWorker' in window;

/**
 * Starts the worker, or connects to the one that other tabs share.
 * @param isShared whether all tabs share it, or it is of this tab alone
 * @param onFailed is called when the browser cannot start it
 */
export function startWorker(isShared: boolean, onFailed: () => void): Port<PageMessage, WorkerMessage> {
  const options = { type: 'module', name: 'keel' } as const;
  const worker = isShared ? new SharedWorker(address, options) : new Worker(address, options);
  worker.addEventListener('error', onFailed);
  return worker instanceof Worker ? worker : worker.port;
}
