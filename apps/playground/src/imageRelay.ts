import type { RelayedImage } from './tab/relayImages.ts';

/** The parts of the service worker API that are used here. */
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown, transfer: Transferable[]): void } | undefined>;
  };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      readonly clientId: string;
      respondWith(response: Promise<Response>): void;
    }) => void,
  ): void;
}

const scope = self as unknown as Scope;
const IMAGES = '/api/storage/';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// Only forwards requests: an idle service worker is ended, so it cannot contain the database.
scope.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.method !== 'GET' || !new URL(request.url).pathname.startsWith(IMAGES)) return;
  event.respondWith(askPage(request.url, clientId));
});

async function askPage(url: string, id: string): Promise<Response> {
  const page = await scope.clients.get(id);
  if (!page) return new Response(null, { status: 404 });
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data: { status, headers, body } }: MessageEvent<RelayedImage>) =>
      resolve(new Response(body, { status, headers })),
    );
    port1.start();
    page.postMessage({ url }, [port2]);
  });
}
