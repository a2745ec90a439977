import { describe, expect, it } from 'vitest';
import { ending } from './mask.ts';

describe('ending', () => {
  it.each([
    ['••••• 4821', '4821'],
    [' •••••  4821 ', '4821'],
    ['•••••', ''],
    ['••••• A12345674821', '4821'],
    ['A12345674821', ''],
    ['', ''],
  ])('[CARD-3] of %j only %j is shown', (masked, shown) => {
    expect(ending(masked)).toBe(shown);
  });
});
