const WORKER = '/sw.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** The part of Trusted Types that the app uses; undefined where the browser has none and asks for none. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** What the worker shows offline. Kept by the app, since the worker itself may fetch nothing. */
const OFFLINE = { cache: 'keel-offline', files: ['/offline.html', '/offline.css', '/offline.js'] } as const;

/** Starts the service worker and keeps its offline page (PWA-1). Resolves without one where the browser has none. */
export async function registerWorker(): Promise<void> {
  if (!hasWorkers()) return;
  const cache = await caches.open(OFFLINE.cache);
  await cache.addAll([...OFFLINE.files]);
  await navigator.serviceWorker.register(trusted(WORKER), { scope: '/' });
}

/** Resolves once the worker is active; never where it cannot be, so the caller sets a limit (PUSH-3). */
export async function workerStarted(): Promise<void> {
  await navigator.serviceWorker.ready;
}

export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator;
}

/** The one policy that the content security policy allows: it lets this one script start and nothing else. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('keel', {
    createScriptURL(asked) {
      if (asked !== WORKER) throw new TypeError('Only the service worker may be started.');
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

let policy: ScriptPolicy | undefined;
