import { trustedScript } from './trustedScript.ts';

/** The files of the offline page. The app caches them, since the worker's policy forbids it to fetch anything. */
const OFFLINE = { cache: 'keel-offline', files: ['/offline.html', '/offline.css', '/offline.js'] } as const;

/**
 * Starts the service worker and caches its offline page (PWA-1). Resolves without a worker if the browser does not
 * support it.
 */
export async function registerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  const cache = await caches.open(OFFLINE.cache);
  await cache.addAll([...OFFLINE.files]);
  await navigator.serviceWorker.register(trustedScript('serviceWorker'), { scope: '/' });
}

/** Resolves once the worker is active; it may never resolve, so the caller sets a timeout (PUSH-3). */
export async function workerStarted(): Promise<void> {
  await navigator.serviceWorker.ready;
}

export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator;
}
