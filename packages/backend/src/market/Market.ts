import type { MarketRow } from '@keel/contract';
import type { MaybePromise } from '../contract/maybePromise.ts';
import type { Sourced } from './liveSource.ts';

/** Market prices with their source (MARKET-2). */
export interface Quotes extends Sourced {
  readonly rows: readonly MarketRow[];
}

/** The current prices, synchronously if they are cached; never fails. */
export type Market = () => MaybePromise<Quotes>;
