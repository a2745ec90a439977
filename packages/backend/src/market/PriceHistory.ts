import { DAY, HOUR, MINUTE } from '../clock.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import type { Sourced } from './liveSource.ts';

/** How far a price history goes back, and the time between two of its points. */
export const PRICE_RANGES = {
  day: { days: 1, stepMs: 5 * MINUTE },
  month: { days: 30, stepMs: 2 * HOUR },
  quarter: { days: 90, stepMs: 6 * HOUR },
  year: { days: 365, stepMs: DAY },
} as const;

type PriceRange = keyof typeof PRICE_RANGES;

/** The most points of a range, including both ends: as many as a chart can show. */
export const MAX_POINTS = 366;

/** The price of a coin in dollars at a time, in ms since 1970. */
export interface PricePoint {
  readonly time: number;
  readonly price: number;
}

/** The prices of a coin over a range, oldest first, with their source; no points if the source has none. */
export interface DatedPrices extends Sourced {
  readonly points: readonly PricePoint[];
}

/** Prices of a coin of the market over time (CHART-1); never fails. */
export type PriceHistory = (coin: string, range: PriceRange) => MaybePromise<DatedPrices>;
