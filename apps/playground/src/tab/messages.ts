/** A call that a page sends to the worker. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer | null;
}

/** A message from a page to the worker. `id` numbers the calls of the page. */
export type PageMessage =
  | { readonly type: 'call'; readonly id: number; readonly request: WireRequest }
  /** The page waits for no more of an answer. */
  | { readonly type: 'cancel'; readonly id: number }
  /** The page may be closed now: what has changed should be saved. */
  | { readonly type: 'save' }
  | { readonly type: 'reset' };

/**
 * Where the data of the backend are: saved in the browser, or only in memory, because the browser lets the site save nothing, or
 * has no room for more than what it has saved already.
 */
export type Storage = 'saved' | 'memory' | 'full';

/** A message from the worker to a page. */
export type WorkerMessage =
  /** The backend is ready. `instance` identifies its database. */
  | { readonly type: 'ready'; readonly instance: string; readonly storage: Storage }
  /** The backend could not be opened. `wasSaved` says whether it was over a database that the browser had saved. */
  | { readonly type: 'failed'; readonly reason: string; readonly wasSaved: boolean }
  | { readonly type: 'storage'; readonly storage: Storage }
  | {
      readonly type: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly type: 'chunk'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly type: 'end'; readonly id: number }
  /** The answer broke off. */
  | { readonly type: 'broken'; readonly id: number }
  /** The backend ends, and every page starts over. */
  | { readonly type: 'reset' };

/** A port of a `MessageChannel`, a worker or a shared worker. */
export interface Port<Sent, Received> {
  postMessage(message: Sent, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void;
  /** Missing on a dedicated worker, which receives messages immediately. */
  start?(): void;
}

/** Listens to the messages of a port. */
export function listen<Received>(port: Port<never, Received>, take: (message: Received) => void): void {
  port.addEventListener('message', ({ data }) => take(data));
  port.start?.();
}
