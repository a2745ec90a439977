import { describe, expect, it } from 'vitest';
import { atTime, countTry, isPaused, NO_TRIES, pauseOf } from './tries.ts';

describe('wrong passcodes', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 30_000],
    [7, 60_000],
    [8, 120_000],
    [12, 1_920_000],
    [13, 3_600_000],
    [14, 3_600_000],
    [1_000_000, 3_600_000],
  ])('[WALLET-3] %j in a row cause a pause of %j ms', (failedAttempts, ms) => {
    expect(pauseOf(failedAttempts)).toBe(ms);
  });

  it('[WALLET-3] are counted, and the sixth causes a pause that ends', () => {
    const fifth = { failedAttempts: 5, retryAt: 0 };
    const sixth = countTry(fifth, 1000);
    expect(countTry(NO_TRIES, 1000)).toEqual({ failedAttempts: 1, retryAt: 0 });
    expect(sixth).toEqual({ failedAttempts: 6, retryAt: 31_000 });
    expect([isPaused(fifth, 1000), isPaused(sixth, 30_999), isPaused(sixth, 31_000)]).toEqual([false, true, false]);
  });

  it('[WALLET-3] do not cause a longer pause when the clock was set back', () => {
    const sixth = { failedAttempts: 6, retryAt: 10_000_000 };
    expect(atTime(sixth, 1000)).toEqual({ failedAttempts: 6, retryAt: 31_000 });
    expect(atTime(sixth, 9_990_000)).toEqual(sixth);
    expect(atTime(NO_TRIES, 1000)).toEqual(NO_TRIES);
  });
});
