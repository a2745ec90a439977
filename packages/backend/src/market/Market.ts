import type { MarketRow } from '@keel/contract';
import type { MaybePromise } from '../contract/maybePromise.ts';

/** Market prices with their source (MARKET-2). */
export interface Quotes {
  readonly rows: readonly MarketRow[];
  readonly source: 'live' | 'cache' | 'stale' | 'simulated';
  readonly asOf: Date;
}

/** The current prices, synchronously if they are cached; never fails. */
export type Market = () => MaybePromise<Quotes>;
