import { date } from '../../format/date.ts';
import { isFiniteNumber, type Point, toPoints } from '../Sparkline/line.ts';

/** A price at a time. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** In whole units of the currency; null and values that are not finite are left out. */
  readonly price: number | null;
}

/** A valid point. */
export interface Sample {
  readonly time: number;
  readonly price: number;
}

/** One day of the table. */
export interface Day {
  /** The time of its last sample. */
  readonly time: number;
  readonly low: number;
  readonly high: number;
  readonly last: number;
}

/** The valid points, sorted by time. */
export function samplesOf(points: readonly PricePoint[]): readonly Sample[] {
  return points
    .flatMap(({ time, price }) =>
      Number.isFinite(time) && isFiniteNumber(price) && price >= 0 ? [{ time, price }] : [],
    )
    .toSorted((one, other) => one.time - other.time);
}

/**
 * The position of each sample in a box of 100 × 100: horizontally by its time, so that a gap in the data is visible.
 */
export function pointsOf(samples: readonly Sample[]): readonly Point[] {
  const first = samples[0]?.time ?? 0;
  const span = (samples.at(-1)?.time ?? 0) - first;
  return toPoints(samples.map(({ price }) => price)).map(({ x, y }, index) => ({
    x: span > 0 ? (100 * ((samples[index]?.time ?? first) - first)) / span : x,
    y,
  }));
}

/** The index of the position nearest to `x`; 0 if there is none. */
export function nearest(all: readonly Point[], x: number): number {
  return all.reduce((best, place, index) => {
    const smallestDistance = Math.abs((all[best]?.x ?? 0) - x);
    return Math.abs(place.x - x) < smallestDistance ? index : best;
  }, 0);
}

/** The index of the first sample with the extreme value. */
export function indexOf(samples: readonly Sample[], isBetter: (one: number, other: number) => boolean): number {
  return samples.reduce((best, { price }, index) => (isBetter(price, samples[best]?.price ?? price) ? index : best), 0);
}

/** The samples by day in the reader's time zone, oldest first. */
export function daysOf(samples: readonly Sample[], locale: string, timeZone?: string): readonly Day[] {
  const days = new Map<string, Day>();
  for (const { time, price } of samples) {
    const name = date(time, locale, timeZone === undefined ? {} : { timeZone });
    const day = days.get(name) ?? { time, low: price, high: price, last: price };
    days.set(name, { time, low: Math.min(day.low, price), high: Math.max(day.high, price), last: price });
  }
  return [...days.values()];
}
