import { trustedScript } from './trustedScript.ts';

/** What the worker shows offline. Kept by the app, since the worker itself may fetch nothing. */
const OFFLINE = { cache: 'keel-offline', files: ['/offline.html', '/offline.css', '/offline.js'] } as const;

/** Starts the service worker and keeps its offline page (PWA-1). Resolves without one where the browser has none. */
export async function registerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  const cache = await caches.open(OFFLINE.cache);
  await cache.addAll([...OFFLINE.files]);
  await navigator.serviceWorker.register(trustedScript('serviceWorker'), { scope: '/' });
}

/** Resolves once the worker is active; never where it cannot be, so the caller sets a limit (PUSH-3). */
export async function workerStarted(): Promise<void> {
  await navigator.serviceWorker.ready;
}

export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator;
}
