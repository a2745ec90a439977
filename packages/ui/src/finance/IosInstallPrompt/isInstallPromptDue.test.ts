import { describe, expect, it } from 'vitest';
import { isInstallPromptDue } from './isInstallPromptDue.ts';

const ios = { isIos: true, isStandalone: false };

describe('isInstallPromptDue', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('[PWA-2] visit %s on iOS: %s', (visit, isDue) => {
    expect(isInstallPromptDue({ ...ios, visit })).toBe(isDue);
  });

  it('[PWA-2] is never due on other systems, or when opened from the home screen', () => {
    expect(isInstallPromptDue({ visit: 2, isIos: false, isStandalone: false })).toBe(false);
    expect(isInstallPromptDue({ visit: 2, isIos: true, isStandalone: true })).toBe(false);
  });
});
