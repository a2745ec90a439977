import type { MarketRow } from '@keel/contract';
import type { Soon } from '../contract/soon.ts';

/** Prices and where they come from (MARKET-2). */
export interface Quotes {
  readonly rows: readonly MarketRow[];
  readonly source: 'live' | 'cache' | 'stale' | 'simulated';
  readonly asOf: Date;
}

/** The prices of now, at once where they are held; never fails. */
export type Market = () => Soon<Quotes>;
