import { expect, it } from 'vitest';
import { pacedCaller } from './pacedCaller.ts';

const ended = () => Promise.reject(new DOMException('', 'AbortError'));

it('[WALLET-11] makes the calls of a minute at once, and the rest in the next one', async () => {
  const clock = { at: 5000 };
  const made: number[] = [];
  const callNode = pacedCaller(
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
  const callNode = pacedCaller(async () => 1, { now: () => 0, wait: ended, perMinute: 1 });
  expect(await callNode('tip_height', [])).toBe(1);
  await expect(callNode('tip_height', [])).rejects.toThrow(DOMException);
});
