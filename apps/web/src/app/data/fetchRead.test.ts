import { type Reply, TransportFailure, Unauthorized } from '@keel/flows';
import { describe, expect, it, vi } from 'vitest';
import { fetchRead, ReadFailure } from './fetchRead.ts';

const failureText = 'Failed to fetch plans';
const noon = Date.UTC(2026, 10, 20, 12);
const never = new AbortController().signal;
const reply = (parts: Partial<Reply<readonly string[]>>): Reply<readonly string[]> => ({
  kind: 'answered',
  status: 200,
  text: '',
  body: null,
  at: noon,
  ...parts,
});
const read = (answer: Promise<Reply<readonly string[]>>) => fetchRead(() => answer, never, failureText);

describe('a read', () => {
  it.each([[['row']], [[]]])('[DASH-7] returns %j with its time', async (body) => {
    await expect(read(Promise.resolve(reply({ body })))).resolves.toEqual({ body, at: noon });
  });

  it.each([
    ['404 with the response text', { status: 404, text: 'words of 404' }, 'words of 404'],
    ['300 with the response text', { status: 300, text: 'words of 300' }, 'words of 300'],
    ['500 without a text', { status: 500 }, failureText],
    ['a refusal with the server’s message', { bool: false, text: 'Closed' }, 'Closed'],
    ['a refusal without a message', { bool: false }, failureText],
    ['a success of the wrong shape', { text: 'All well' }, failureText],
    ['a success of the wrong shape, with bool', { bool: true, text: 'All well' }, failureText],
  ])('[DASH-8, ERR-1] fails for %s', async (_, parts, message) => {
    await expect(read(Promise.resolve(reply(parts)))).rejects.toEqual(new ReadFailure(message));
  });

  it('[DASH-8] fails without an answer, with its own message', async () => {
    await expect(read(Promise.reject(new TransportFailure()))).rejects.toEqual(new ReadFailure(failureText));
  });

  it('[ERR-2] passes a refused token on, which the session reports', async () => {
    await expect(read(Promise.reject(new Unauthorized()))).rejects.toBeInstanceOf(Unauthorized);
  });

  it('[TICK-3] says how long the server asks to wait', async () => {
    const refused = reply({ status: 429, retryAfterMs: 5000 });
    await expect(read(Promise.resolve(refused))).rejects.toHaveProperty('retryAfterMs', 5000);
  });

  it('[DASH-8] fails after 20 seconds without an answer, and aborts the call', async () => {
    vi.useFakeTimers();
    try {
      const signals: AbortSignal[] = [];
      const outcome = fetchRead(
        (signal) => {
          signals.push(signal);
          return new Promise<Reply<string>>(() => undefined);
        },
        never,
        failureText,
      ).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(19_999);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toEqual(new ReadFailure(failureText));
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
  });
});
