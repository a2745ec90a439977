import { isOpenElsewhere, watchEnd } from './backendLock.ts';
import type { Storage } from './messages.ts';
import { canShareWorker, startWorker, workerAddress } from './startWorker.ts';
import { type ConnectedBackend, connect } from './tabFetch.ts';

/** What a page hears of its backend. */
export interface BackendEvents {
  /** The place of its data has changed. */
  readonly onStorage: (storage: Storage) => void;
  /** It was thrown away, by this page or by another one. */
  readonly onReset: () => void;
  /** It has ended: no call is answered from now on. */
  readonly onEnded: () => void;
}

/**
 * The backend of this tab, started or shared with other tabs; null where one runs that this tab cannot have. Rejects where the
 * browser cannot run it.
 */
export async function openTabBackend({ onStorage, onReset, onEnded }: BackendEvents): Promise<ConnectedBackend | null> {
  if (await isOpenElsewhere(workerAddress, canShareWorker)) return null;
  let isReset = false;
  /** Null where the browser does not start such a worker. */
  const open = (isShared: boolean) =>
    new Promise<ConnectedBackend | null>((resolve, reject) => {
      const port = startWorker(isShared, () => resolve(null));
      const events = {
        onStorage,
        onReset() {
          isReset = true;
          onReset();
        },
      };
      connect(port, events).then(resolve, reject);
    });
  const backend = (canShareWorker ? await open(true) : null) ?? (await open(false));
  if (backend === null) throw new Error('The worker could not be started.');
  watchEnd(workerAddress, () => {
    backend.breakOff();
    if (!isReset) onEnded();
  });
  return backend;
}
