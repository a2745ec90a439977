import { expect, it } from 'vitest';
import { NetworkFailure } from '../../../api/networks.ts';
import { throttledCaller } from './throttledCaller.ts';

const ended = () => Promise.reject(new DOMException('', 'AbortError'));

it('[WALLET-11] makes the calls of a minute at once, and the rest in the next one', async () => {
  const clock = { at: 5000 };
  const made: number[] = [];
  const callNode = throttledCaller(
    async (_, params) => {
      made.push(clock.at);
      return params;
    },
    {
      now: () => clock.at,
      wait: async (ms) => {
        clock.at += ms;
      },
      perMinute: 3,
    },
  );
  for (let call = 0; call < 7; call += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(await callNode('tip_height', [call])).toEqual([call]);
    clock.at += 1000;
  }
  expect(made).toEqual([5000, 6000, 7000, 65_000, 66_000, 67_000, 125_000]);
});

it('[WALLET-11] a wait that was ended ends the call', async () => {
  const callNode = throttledCaller(async () => 1, { now: () => 0, wait: ended, perMinute: 1 });
  expect(await callNode('tip_height', [])).toBe(1);
  await expect(callNode('tip_height', [])).rejects.toThrow(DOMException);
});

it('[WALLET-11, ERR-1] makes a call again after the pause that the server asks for, however often', async () => {
  const clock = { at: 5000 };
  const made: number[] = [];
  const callNode = throttledCaller(
    async () => {
      made.push(clock.at);
      if (made.length < 3) throw new NetworkFailure('Too many requests.', 429, 40_000);
      return 'an answer';
    },
    {
      now: () => clock.at,
      wait: async (ms) => {
        clock.at += ms;
      },
    },
  );
  expect(await callNode('tip_height', [])).toBe('an answer');
  expect(made).toEqual([5000, 45_000, 85_000]);
});

it.each([
  ['the network does not answer', new NetworkFailure('The network does not answer.', 502, 5000)],
  ['the server names no pause', new NetworkFailure('Too many requests.', 429)],
  ['the pause is over already', new NetworkFailure('Too many requests.', 429, 0)],
])('[WALLET-11, ERR-1] fails if %s', async (_what, failure) => {
  const callNode = throttledCaller(() => Promise.reject(failure), { now: () => 0, wait: ended });
  await expect(callNode('tip_height', [])).rejects.toBe(failure);
});
