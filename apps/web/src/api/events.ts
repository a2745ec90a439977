import { type Notification, Unauthorized } from '@keel/flows';
import { readServerEvents, type ServerEvent } from '../platform/serverEvents.ts';
import type { Api } from './api.ts';

/** The changes that the server reports (PUSH-6). */
export type LiveEvent =
  | { readonly kind: 'user' | 'deposit' | 'withdrawal' | 'trade' }
  | { readonly kind: 'notification'; readonly notification: Notification };

export interface Follower {
  readonly onEvent: (event: LiveEvent) => void;
  /** There is no stream, or it started too late: the data on the page may be out of date. */
  readonly onGap: () => void;
  /** How many ms ago the oldest data on the page may have been loaded. */
  readonly age: () => number;
  /** Waits for so many ms, or until the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * The first pause before a reconnect, which doubles with each failure, and the longest. The lists are polled at each
 * attempt, so that without a stream a change also shows within 5 seconds.
 */
const PAUSE_MS = { first: 1000, most: 4000 } as const;

/** The server sends something at least every 15 seconds. */
const SILENCE_MS = 40_000;

/**
 * Follows GET /events until the signal aborts or the session ends. A broken connection is resumed where it stopped;
 * while there is none, each attempt calls `onGap`, so that the app polls instead.
 */
export async function followEvents(
  api: Api,
  { onEvent, onGap, age, wait }: Follower,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | null = null;
  let pause: number = PAUSE_MS.first;
  while (!signal.aborted) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      const body = await open(api, lastId, signal);
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      for await (const event of readServerEvents(body, (received) => wait(SILENCE_MS, received))) {
        pause = PAUSE_MS.first;
        if (lastId === null && beganLate(event, age())) onGap();
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

/** Whether something changed between the loading of the page and the start of its stream. */
function beganLate({ event, data }: ServerEvent, age: number): boolean {
  if (event !== 'welcome') return false;
  const { changedAgo } = JSON.parse(data) as { changedAgo: number | null };
  return changedAgo !== null && changedAgo <= age;
}

/** null for events that this version of the app does not know. */
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
