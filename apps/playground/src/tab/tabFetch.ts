import { listen, type PageMessage, type Port, type Storage, type WorkerMessage } from './messages.ts';
import { OpenFault } from './OpenFault.ts';

/** Statuses whose responses have no body. */
const NO_BODY = new Set([204, 205, 304]);

/** The backend from the view of a page. */
export interface TabBackend {
  /** Replaces the browser's `fetch` without using the network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Saves in the browser what has changed, because the page may be closed. */
  save(): void;
  /** Discards all changes, for all pages. */
  reset(): void;
}

/** A backend that is open. */
export interface ConnectedBackend extends TabBackend {
  /** Identifies its database. */
  readonly instance: string;
  /** Where its data were when it was opened. */
  readonly storage: Storage;
  /** Fails the calls that are under way, and each later one: the worker has ended. */
  breakOff(): void;
}

interface Waiting {
  head(status: number, headers: Readonly<Record<string, string>>): void;
  chunk(bytes: Uint8Array): void;
  end(): void;
  broken(): void;
}

interface Options {
  /** Called when the place of the data has changed. */
  readonly onStorage: (storage: Storage) => void;
  /** Called when the backend was discarded, by this page or by another one. */
  readonly onReset: () => void;
}

/** Waits until the backend in a worker is open. Rejects with an `OpenFault` when it cannot open. */
export function connect(
  port: Port<PageMessage, WorkerMessage>,
  { onStorage, onReset }: Options,
): Promise<ConnectedBackend> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let hasEnded = false;

  const send = async (request: Request): Promise<Response> => {
    const { method, url, signal } = request;
    const body = request.body === null ? null : await request.arrayBuffer();
    signal.throwIfAborted();
    if (hasEnded) throw brokenOff();
    calls += 1;
    const id = calls;
    return new Promise<Response>((resolve, reject) => {
      const forget = () => {
        waiting.delete(id);
        signal.removeEventListener('abort', abort);
      };
      const cancel = () => {
        forget();
        port.postMessage({ type: 'cancel', id });
      };
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
      const abort = () => {
        cancel();
        stream?.error(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort);
      const content = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
        cancel,
      });
      waiting.set(id, {
        head: (status, headers) => resolve(new Response(NO_BODY.has(status) ? null : content, { status, headers })),
        chunk: (bytes) => stream?.enqueue(bytes),
        end() {
          forget();
          stream?.close();
        },
        broken() {
          forget();
          const error = brokenOff();
          stream?.error(error);
          reject(error);
        },
      });
      const headers = Object.fromEntries(request.headers);
      port.postMessage({ type: 'call', id, request: { method, url, headers, body } }, body === null ? [] : [body]);
    });
  };

  const breakOff = () => {
    hasEnded = true;
    for (const call of waiting.values()) call.broken();
  };

  return new Promise((resolve, reject) => {
    listen(port, (data) => {
      switch (data.type) {
        case 'ready': {
          const save = () => port.postMessage({ type: 'save' });
          const reset = () => port.postMessage({ type: 'reset' });
          resolve({ fetch: send, save, reset, breakOff, instance: data.instance, storage: data.storage });
          break;
        }
        case 'failed':
          reject(new OpenFault(data.reason, data.wasSaved));
          break;
        case 'storage':
          onStorage(data.storage);
          break;
        case 'reset':
          onReset();
          break;
        case 'head':
          waiting.get(data.id)?.head(data.status, data.headers);
          break;
        case 'chunk':
          waiting.get(data.id)?.chunk(data.bytes);
          break;
        case 'end':
          waiting.get(data.id)?.end();
          break;
        case 'broken':
          waiting.get(data.id)?.broken();
          break;
      }
    });
  });
}

/** As `fetch` fails when a connection is gone. */
function brokenOff(): TypeError {
  return new TypeError('The backend of this tab broke off.');
}
