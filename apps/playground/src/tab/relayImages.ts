import type { TabBackend } from './tabFetch.ts';

/** A request of the relay to a page. */
export interface ImageRequest {
  readonly url: string;
}

/** An image for the relay. */
export interface RelayedImage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer;
}

/**
 * An `<img>` bypasses the app's fetch and uses the network: a service worker intercepts the request and forwards it to
 * the page, which requests it from the backend. Resolves when images can be shown, or if they cannot be shown here.
 */
export async function relayImages({ fetch }: Pick<TabBackend, 'fetch'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ImageRequest>) => {
    const answer = async () => {
      const response = await fetch(new Request(data.url));
      const body = await response.arrayBuffer();
      const image: RelayedImage = { status: response.status, headers: Object.fromEntries(response.headers), body };
      port?.postMessage(image, [body]);
    };
    void answer();
  });
  serviceWorker.startMessages();
  await serviceWorker.register('/imageRelay.js', { scope: '/' });
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
