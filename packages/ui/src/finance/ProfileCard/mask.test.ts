import { describe, expect, it } from 'vitest';
import { ending } from './mask.ts';

describe('ending', () => {
  it.each([
    ['A12345674821', '4821'],
    ['123456789', '6789'],
    ['12345678', ''],
    ['4821', ''],
    ['', ''],
    ['  A12345674821 ', '4821'],
  ])('[CARD-3] of %s no more than %s is shown', (nid, shown) => {
    expect(ending(nid)).toBe(shown);
  });
});
