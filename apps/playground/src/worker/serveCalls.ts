import { listen, type PageMessage, type Port, type WireRequest, type WorkerMessage } from '../tab/messages.ts';

/** Answers a request without a network. */
export type Handle = (request: Request) => Promise<Response>;

interface Served {
  readonly port: Port<WorkerMessage, PageMessage>;
  readonly handle: Handle;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Answers the calls of a page, including streams, until the page is closed. */
export function serveCalls({ port, handle, onSave, onReset }: Served): void {
  /** Aborts the running answers. */
  const open = new Map<number, () => void>();

  const answer = async (id: number, request: WireRequest) => {
    let isCancelled = false;
    open.set(id, () => {
      isCancelled = true;
    });
    try {
      const response = await handle(requestOf(request));
      const reader = response.body?.getReader();
      // Only now can it be aborted.
      open.set(id, () => void reader?.cancel());
      if (isCancelled) {
        await reader?.cancel();
        return;
      }
      const headers = Object.fromEntries(response.headers);
      port.postMessage({ type: 'head', id, status: response.status, headers });
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) break;
        port.postMessage({ type: 'chunk', id, bytes: value });
      }
      port.postMessage({ type: 'end', id });
    } catch {
      // The backend returns failures as answers; this is an aborted stream.
      port.postMessage({ type: 'broken', id });
    } finally {
      open.delete(id);
    }
  };

  listen(port, (data) => {
    switch (data.type) {
      case 'call':
        void answer(data.id, data.request);
        break;
      case 'cancel':
        open.get(data.id)?.();
        break;
      case 'save':
        onSave();
        break;
      case 'reset':
        onReset();
        break;
    }
  });
}

function requestOf({ method, url, headers, body }: WireRequest): Request {
  return new Request(url, { method, headers, ...(body !== null && { body }) });
}
