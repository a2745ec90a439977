import { describe, expect, it } from 'vitest';
import { changeOf, isFiniteNumber, path, toPoints } from './line.ts';

describe('the line of a chart', () => {
  it('[CHART-1] runs from edge to edge, the highest value at the top', () => {
    expect(toPoints([10, 30, 20])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(path(toPoints([10, 30]))).toBe('M0.00 100.00L100.00 0.00');
  });

  it('[CHART-1] is horizontal when the value does not change, and in the middle for a single value', () => {
    expect(toPoints([5, 5]).map(({ y }) => y)).toEqual([50, 50]);
    expect(toPoints([5])).toEqual([{ x: 50, y: 50 }]);
    expect(toPoints([])).toEqual([]);
  });

  it.each([
    [[Number.MAX_VALUE, -Number.MAX_VALUE, 0]],
    [[Number.MIN_VALUE, 0, 0]],
    [Array.from({ length: 200_000 }, (_, place) => place)],
  ])('[CHART-1] stays inside the box for the largest and smallest numbers', (values) => {
    const all = toPoints(values);
    expect(all.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  });

  it('[CHART-1] leaves out what is not a number', () => {
    expect([1, null, Number.NaN, Number.POSITIVE_INFINITY, -2].filter(isFiniteNumber)).toEqual([1, -2]);
  });

  it.each([
    [[100, 90, 110], 10],
    [[100, 100], 0],
  ])('[CHART-1] the change of %j is %s', (values, change) => {
    expect(changeOf(values)).toBeCloseTo(change, 9);
  });

  it.each([[[100]], [[]], [[0, 5]], [[Number.MIN_VALUE, Number.MAX_VALUE]]])('[CHART-1] %j has no change', (values) => {
    expect(changeOf(values)).toBeNull();
  });
});
