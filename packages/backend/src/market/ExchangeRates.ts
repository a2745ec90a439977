import type { MaybePromise } from '../contract/maybePromise.ts';
import type { Sourced } from './liveSource.ts';

/** Exchange rates of the US dollar with their source (CUR-2). */
export interface DatedRates extends Sourced {
  /** How many units of a currency one dollar is worth, by ISO 4217 code; empty if no rate is known. */
  readonly rates: Readonly<Record<string, number>>;
}

/** The current rates, synchronously if they are cached; never fails. */
export type ExchangeRates = () => MaybePromise<DatedRates>;
