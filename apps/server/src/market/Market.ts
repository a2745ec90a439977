import type { MarketRow } from '@keel/contract';
import type { MaybePromise } from '../contract/maybePromise.ts';

/** Prices and where they come from (MARKET-2). */
export interface Quotes {
  readonly rows: readonly MarketRow[];
  readonly source: 'live' | 'cache' | 'stale' | 'simulated';
  readonly asOf: Date;
}

/** The prices of now, at once where they are held; never fails. */
export type Market = () => MaybePromise<Quotes>;
