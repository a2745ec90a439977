import { afterEach, expect, it, vi } from 'vitest';
import { callEarly, takeEarlyAnswer } from './earlyCalls.ts';

const url = new URL('https://portal.example/api/userbytoken');
const headers = { header: 'a-token-of-a-test' };
const request = (init: RequestInit = {}) => new Request(url, { headers, ...init });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[SPEED-1] a call that was made early is answered once, with its answer', async () => {
  const answer = Response.json({ bool: true });
  vi.stubGlobal('fetch', async () => answer);
  callEarly(url, headers);
  await expect(takeEarlyAnswer(request())).resolves.toBe(answer);
  expect(takeEarlyAnswer(request())).toBeUndefined();
});

it('[SPEED-1] the answer for one token is not given to another one, nor to a call of another kind', () => {
  vi.stubGlobal('fetch', async () => Response.json({ bool: true }));
  callEarly(url, headers);
  expect(takeEarlyAnswer(request({ method: 'POST' }))).toBeUndefined();
  expect(takeEarlyAnswer(request({ headers: { header: 'another-token-of-a-test' } }))).toBeUndefined();
  expect(takeEarlyAnswer(request())).toBeUndefined();
});

it('[SPEED-1] an answer is not used after a minute, since the account may have changed', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('fetch', async () => Response.json({ bool: true }));
  callEarly(url, headers);
  now.mockReturnValue(60_001);
  expect(takeEarlyAnswer(request())).toBeUndefined();
});

it('[SPEED-1] a call that the app gives up is cancelled', async () => {
  vi.stubGlobal('fetch', (early: Request) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    early.signal.addEventListener('abort', () => reject(early.signal.reason as Error));
    return promise;
  });
  callEarly(url, headers);
  const controller = new AbortController();
  const answer = takeEarlyAnswer(request({ signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
});
