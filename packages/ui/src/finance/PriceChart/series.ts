import { date } from '../../format/date.ts';
import { isFiniteNumber, type Point, toPoints } from '../Sparkline/line.ts';

/** A price at a time. */
export interface PricePoint {
  /** The time, in milliseconds since 1970. */
  readonly time: number;
  /** The price in whole units of the currency; null and values that are not finite are left out. */
  readonly price: number | null;
}

/** A valid point. */
export interface Sample {
  readonly time: number;
  readonly price: number;
}

/** The time that one row of the table covers. */
type Period = 'hour' | 'day' | 'month';

/** One row of the table. */
export interface Row {
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The period that fits the time span of the samples: hours for up to two days, months for more than a hundred. */
export function periodOf(samples: readonly Sample[]): Period {
  const span = (samples.at(-1)?.time ?? 0) - (samples[0]?.time ?? 0);
  if (span <= 2 * DAY_MS) return 'hour';
  return span <= 100 * DAY_MS ? 'day' : 'month';
}

/** The samples by period in the reader's time zone, oldest first. */
export function rowsOf(samples: readonly Sample[], period: Period, locale: string, timeZone?: string): readonly Row[] {
  const rows = new Map<string, Row>();
  const zone = timeZone === undefined ? {} : { timeZone };
  for (const { time, price } of samples) {
    const name =
      period === 'hour'
        ? `${Math.floor(time / HOUR_MS)}`
        : date(time, locale, { show: period === 'day' ? 'date' : 'month', ...zone });
    const row = rows.get(name) ?? { time, low: price, high: price, last: price };
    rows.set(name, { time, low: Math.min(row.low, price), high: Math.max(row.high, price), last: price });
  }
  return [...rows.values()];
}

/** A time below the curve: its position in percent, and its text. */
interface Tick {
  readonly x: number;
  readonly text: string;
}

const TICKS = [0, 0.5, 1] as const;
const TICK_TEXT = { hour: 'time', day: 'day', month: 'month' } as const;

/** The first time, the middle and the last one, as texts that fit the span; without repeated ones. */
export function ticksOf(samples: readonly Sample[], locale: string): readonly Tick[] {
  const first = samples[0]?.time ?? 0;
  const span = (samples.at(-1)?.time ?? 0) - first;
  const show = TICK_TEXT[periodOf(samples)];
  return TICKS.map((at) => ({
    x: 100 * at,
    text: date(first + span * at, locale, { show }),
  })).filter(({ text }, index, all) => text !== all[index - 1]?.text);
}
