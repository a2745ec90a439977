import { listen, type PageMessage, type Port, type WorkerMessage } from './messages.ts';

/** Statuses whose responses have no body. */
const NO_BODY = new Set([204, 205, 304]);

/** The backend from the view of a page. */
export interface TabBackend {
  /** Replaces the browser's `fetch` without using the network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Discards all changes, for all pages. */
  reset(): void;
}

/** A backend that is open. */
export interface ConnectedBackend extends TabBackend {
  /** Names this start of it. */
  readonly instance: string;
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
  /** Called when the backend was discarded, by this page or by another one. */
  readonly onReset: () => void;
}

/** Waits until the backend in a worker is open. Rejects with its reason when it cannot open. */
export function connect(port: Port<PageMessage, WorkerMessage>, { onReset }: Options): Promise<ConnectedBackend> {
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
          const reset = () => port.postMessage({ type: 'reset' });
          resolve({ fetch: send, reset, breakOff, instance: data.instance });
          break;
        }
        case 'failed':
          reject(new Error(data.reason));
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
