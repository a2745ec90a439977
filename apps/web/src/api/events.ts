import { type Notification, Unauthorized } from '@keel/flows';
import { readServerEvents, type ServerEvent } from '../platform/serverEvents.ts';
import type { Api } from './api.ts';

/** What the server says has changed (PUSH-6). */
export type LiveEvent =
  | { readonly kind: 'user' | 'deposit' | 'withdrawal' | 'trade' }
  | { readonly kind: 'notification'; readonly notification: Notification };

export interface Follower {
  readonly onEvent: (event: LiveEvent) => void;
  /** There is no stream, or there was none for a while: what is shown may be out of date. */
  readonly onGap: () => void;
  /** Waits for so many ms, or until the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The first pause before a new try, which doubles with each that fails, and the longest: then the lists are polled. */
const PAUSE_MS = { first: 1000, most: 30_000 } as const;

/**
 * GET /events until the signal aborts or the session is over: goes on where a broken connection stopped, and while there
 * is none says `onGap` at each try, so that polling stands in for the stream.
 */
export async function followEvents(api: Api, { onEvent, onGap, wait }: Follower, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let pause: number = PAUSE_MS.first;
  while (!signal.aborted) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const body = await open(api, lastId, signal);
      if (pause > PAUSE_MS.first) onGap();
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      for await (const event of readServerEvents(body)) {
        pause = PAUSE_MS.first;
        if (event.id !== '') lastId = event.id;
        const live = readEvent(event);
        if (live !== null) onEvent(live);
      }
    } catch (error) {
      if (error instanceof Unauthorized || signal.aborted) return;
      if (pause > PAUSE_MS.first) onGap();
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection after the other
    await wait(pause, signal);
    pause = Math.min(pause * 2, PAUSE_MS.most);
  }
}

async function open(
  { client }: Api,
  lastId: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const params = lastId === null ? {} : { header: { 'Last-Event-ID': lastId } };
  const { response, data } = await client.GET('/events', { params, signal, parseAs: 'stream' });
  if (!response.ok || !data) throw new Error(`The stream answered with status ${response.status}.`);
  return data;
}

/** Null for what this version of the app does not know. */
function readEvent({ event, data }: ServerEvent): LiveEvent | null {
  switch (event) {
    case 'user':
    case 'deposit':
    case 'withdrawal':
    case 'trade':
      return { kind: event };
    case 'notification':
      return { kind: event, notification: JSON.parse(data) as Notification };
    default:
      return null;
  }
}
