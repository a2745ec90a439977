import { describe, expect, it } from 'vitest';
import { higher, startCount } from './rules.ts';

const noCounts = [-1, -0.5, 0.5, 105.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53];

describe('live traders rules', () => {
  it.each([0, 5, 100, 101, Number.MAX_SAFE_INTEGER])('[DASH-4] starts from the stored %d', (stored) => {
    expect(startCount(stored)).toBe(stored);
  });

  it.each(noCounts)('[DASH-4] a stored %d is not a count: starts from 0', (stored) => {
    expect(startCount(stored)).toBe(0);
  });

  it.each([
    [100, 400, 400],
    [100, 101, 101],
    [100, 100, 100],
    [100, 99, 100],
    [0, 0, 0],
  ])('[DASH-4] with %d here and %d in another tab, %d is used', (own, other, count) => {
    expect(higher(own, other)).toBe(count);
  });

  it.each(noCounts)('[DASH-4] a %d from another tab is not a count and is ignored', (other) => {
    expect(higher(100, other)).toBe(100);
  });
});
