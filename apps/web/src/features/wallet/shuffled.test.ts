import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffled.ts';

describe('shuffled', () => {
  it('[WALLET-1] keeps every word once, and leaves the list as it was', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(shuffled(list).toSorted()).toEqual(list);
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('[WALLET-1] follows the random source it is given', () => {
    expect(shuffled(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffled(['a', 'b', 'c'], (below) => below - 1)).toEqual(['a', 'b', 'c']);
  });
});
