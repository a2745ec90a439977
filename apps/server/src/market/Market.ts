import type { MarketRow } from '@keel/contract';

/** Prices and where they come from (MARKET-2). */
export interface Quotes {
  readonly rows: readonly MarketRow[];
  readonly source: 'live' | 'cache' | 'stale' | 'simulated';
  readonly asOf: Date;
}

/** The prices of now; never fails. */
export type Market = () => Promise<Quotes>;
