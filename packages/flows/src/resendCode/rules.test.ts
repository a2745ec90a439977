import { expect, it } from 'vitest';
import { secondsLeft } from './rules.ts';

it.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 999, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
  [0, 5, 0],
])('[VERIFY-4] ready at %i, %i seconds remain at %i', (readyAt, now, seconds) => {
  expect(secondsLeft(readyAt, now)).toBe(seconds);
});
