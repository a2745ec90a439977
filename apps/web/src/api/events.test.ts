import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { followEvents, type LiveEvent } from './events.ts';
import { memoryToken } from './memoryToken.ts';

const MAX_PAUSE_MS = 4000;

type Answer = (request: Request) => Response;

/**
 * Follows a server that returns these answers in turn and disconnects after the last; time passes only when the test
 * advances it.
 */
async function follow(answers: readonly Answer[], age = 0) {
  const stop = new AbortController();
  const requests: Request[] = [];
  const events: LiveEvent[] = [];
  const pauses: number[] = [];
  let gaps = 0;
  let refused = 0;
  const fetch = async (request: Request) => {
    const answer = answers[requests.push(request) - 1];
    if (answer) return answer(request);
    stop.abort();
    throw new TypeError('Failed to fetch');
  };
  const credentials = {
    token: () => 'a-token',
    epoch: () => 1,
    idleSeconds: () => 0,

    refused: () => (refused += 1),
  };
  const client = createApiClient({ baseUrl: 'https://portal.example/api', fetch, credentials });
  const follower = {
    onEvent: (event: LiveEvent) => events.push(event),
    onGap: () => (gaps += 1),
    age: () => age,
    // No test waits for the silence timeout.
    wait: (ms: number) =>
      ms > MAX_PAUSE_MS ? new Promise<void>(() => undefined) : Promise.resolve(void pauses.push(ms)),
  };
  const api = {
    client,
    signUpToken: memoryToken(),
    deviceToken: memoryToken(),
    fetch,
    now: () => 0,
    translate: () => null,
  };
  await followEvents(api, follower, stop.signal);
  return { requests, events, pauses, gaps, refused };
}

const stream =
  (text: string): Answer =>
  () =>
    new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
const broken: Answer = () => {
  throw new TypeError('Failed to fetch');
};

describe('followEvents', () => {
  it('[PUSH-6] reports what changed, with the token of the session', async () => {
    const { events, requests } = await follow([stream('id: 1\nevent: deposit\ndata: {}\n\n')]);
    expect(events).toEqual([{ kind: 'deposit' }]);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  });

  it('[PUSH-6] resumes after the last event when the connection breaks', async () => {
    const { requests } = await follow([stream('id: 7\nevent: user\ndata: {}\n\n'), stream(': welcome\n\n')]);
    expect(requests.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '7', '7']);
  });

  it('[PUSH-6] resumes at the start of the stream when it breaks before the first change', async () => {
    const { requests } = await follow([stream('id: 3\nevent: welcome\ndata: {"changedAgo":null}\n\n')]);
    expect(requests.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '3']);
  });

  it.each([
    ['something changed since the page began to load', '1999', 1],
    ['the newest change is older than the page', '2001', 0],
    ['nothing ever changed', 'null', 0],
  ])('[PUSH-6] requests a full reload when the stream starts, or not: %s', async (_, changedAgo, expected) => {
    const welcome = stream(`id: 3\nevent: welcome\ndata: {"changedAgo":${changedAgo}}\n\n`);
    // The second stream continues where the first stopped, so no event is missed.
    const { gaps } = await follow([welcome, welcome], 2000);
    expect(gaps).toBe(expected);
  });

  it('[PUSH-6] waits longer after each failure, and lets the page poll in the meantime', async () => {
    const { pauses, gaps } = await follow([broken, broken, broken, broken, broken, broken, broken]);
    expect(pauses).toEqual([1000, 2000, ...Array.from({ length: 5 }, () => MAX_PAUSE_MS)]);
    expect(gaps).toBe(6);
  });

  it('[PUSH-6] resets the delay once the server is back, and ignores unknown events', async () => {
    const { pauses, events } = await follow([
      broken,
      broken,
      stream('id: 1\nevent: trade\ndata: {}\n\nid: 2\nevent: other\ndata: {}\n\n'),
    ]);
    expect(pauses).toEqual([1000, 2000, 1000]);
    expect(events).toEqual([{ kind: 'trade' }]);
  });

  it('[ERR-2] stops when the session was ended elsewhere, and reports that once', async () => {
    const { requests, refused } = await follow([() => new Response(null, { status: 401 })]);
    expect([requests.length, refused]).toEqual([1, 1]);
  });
});
