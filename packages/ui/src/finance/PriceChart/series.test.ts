import { describe, expect, it } from 'vitest';
import { indexOf, nearest, periodOf, pointsOf, rowsOf, samplesOf, ticksOf } from './series.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 20, 12);

describe('the series of a price chart', () => {
  it('[CHART-1] is sorted by time, without values that cannot be drawn', () => {
    const points = [
      { time: NOON + HOUR, price: 2 },
      { time: NOON, price: 1 },
      { time: NOON + 2 * HOUR, price: null },
      { time: NOON + 3 * HOUR, price: Number.NaN },
      { time: NOON + 4 * HOUR, price: -1 },
      { time: Number.NaN, price: 3 },
    ];
    expect(samplesOf(points).map(({ price }) => price)).toEqual([1, 2]);
  });

  it('[CHART-1] places points by their time, so that gaps are visible', () => {
    const samples = [0, 1, 4].map((hours) => ({ time: NOON + hours * HOUR, price: hours }));
    expect(pointsOf(samples).map(({ x }) => x)).toEqual([0, 25, 100]);
    expect(pointsOf([{ time: NOON, price: 1 }])).toEqual([{ x: 50, y: 50 }]);
    expect(pointsOf([])).toEqual([]);
  });

  it('[CHART-1] finds the sample nearest to the pointer', () => {
    const all = [0, 25, 100].map((x) => ({ x, y: 0 }));
    expect([-50, 12, 13, 62, 63, 500].map((x) => nearest(all, x))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(nearest([], 5)).toBe(0);
  });

  it('[CHART-1] finds the highest and the lowest price', () => {
    const samples = [3, 1, 4, 1, 4].map((price, index) => ({ time: NOON + index, price }));
    expect(indexOf(samples, (one, other) => one > other)).toBe(2);
    expect(indexOf(samples, (one, other) => one < other)).toBe(1);
  });

  it("[CHART-1] has one row per day in the table, by the reader's calendar", () => {
    const samples = [0, 6, 11, 13].map((hours) => ({ time: NOON + hours * HOUR, price: 10 - hours / 2 }));
    expect(rowsOf(samples, 'day', 'en', 'UTC')).toEqual([
      { time: NOON + 11 * HOUR, low: 4.5, high: 10, last: 4.5 },
      { time: NOON + 13 * HOUR, low: 3.5, high: 3.5, last: 3.5 },
    ]);
    expect(rowsOf(samples, 'day', 'en', 'America/New_York')).toHaveLength(1);
  });

  it.each([
    [24, 'hour', ['12:00 PM', '12:00 AM', '12:00 PM']],
    [24 * 30, 'day', ['Nov 20', 'Dec 5', 'Dec 20']],
    [24 * 365, 'month', ['Nov 2026', 'May 2027', 'Nov 2027']],
    [0, 'hour', ['12:00 PM']],
  ] as const)('[CHART-1] %i hours have rows of a %s, and times below the curve that fit', (hours, period, texts) => {
    const samples = [0, hours].map((each) => ({ time: new Date(2026, 10, 20, 12).getTime() + each * HOUR, price: 1 }));
    expect(periodOf(samples)).toBe(period);
    expect(ticksOf(samples, 'en-US').map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual(texts);
  });

  it('[CHART-1] rows of an hour or a month have the lowest, the highest and the last price', () => {
    const samples = [0, 0.5, 1].map((hours) => ({ time: NOON + hours * HOUR, price: 10 - hours }));
    expect(rowsOf(samples, 'hour', 'en', 'UTC')).toEqual([
      { time: NOON + HOUR / 2, low: 9.5, high: 10, last: 9.5 },
      { time: NOON + HOUR, low: 9, high: 9, last: 9 },
    ]);
    expect(rowsOf(samples, 'month', 'en', 'UTC')).toEqual([{ time: NOON + HOUR, low: 9, high: 10, last: 9 }]);
  });
});
