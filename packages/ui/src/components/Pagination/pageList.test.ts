import { describe, expect, it } from 'vitest';
import { pageList } from './pageList.ts';

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('page %i of %i', (page, count, entries) => {
    expect(pageList(page, count)).toEqual(entries);
  });

  it('has the same length for a million pages', () => {
    expect(pageList(500_000, 1_000_000)).toHaveLength(7);
  });
});
