import { describe, expect, it } from 'vitest';
import { isEligible } from './rules.ts';

describe('home screen prompt rules', () => {
  it.each([
    [true, false, 1, false],
    [true, false, 2, true],
    [true, false, 3, true],
    [true, false, 4, false],
    [true, false, 0, false],
    [true, false, null, false],
    [true, false, Number.NaN, false],
    [true, true, 2, false],
    [true, true, 3, false],
    [false, false, 2, false],
    [false, false, 3, false],
    [false, true, 2, false],
  ])('[PWA-2] iOS %j, on the home screen %j, visit %j: %j', (isIos, isStandalone, visits, isShown) => {
    expect(isEligible({ isIos, isStandalone, visits })).toBe(isShown);
  });
});
