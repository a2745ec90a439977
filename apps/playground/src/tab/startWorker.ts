// oxlint-disable-next-line import/default -- with this query, Vite gives the address of the built file
import address from '../worker/worker.ts?worker&url';
import type { PageMessage, Port, WorkerMessage } from './messages.ts';

/**
 * Starts a worker shared by all tabs, or a dedicated one if the browser has no shared workers.
 * @param onFailed is called if the browser cannot start it
 */
export function startWorker(onFailed: () => void): Port<PageMessage, WorkerMessage> {
  const options = { type: 'module', name: 'keel' } as const;
  const worker = 'SharedWorker' in window ? new SharedWorker(address, options) : new Worker(address, options);
  worker.addEventListener('error', onFailed);
  return worker instanceof Worker ? worker : worker.port;
}
