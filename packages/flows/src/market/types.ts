import type { Reply } from '../reply.ts';
import type { EpochMs } from '../types.ts';

/** One coin, in dollars. Display numbers, never used to move money. */
export interface Coin {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly image: string | null;
  readonly price: number;
  /** Percent over 24 h; null if unknown. */
  readonly change24h: number | null;
  /** Prices of the last 7 days, oldest first; only in the chart's feed. */
  readonly sparkline?: readonly number[];
}

/** The source of the prices; 'simulated' is shown as 'Simulated prices' (MARKET-2). */
export type MarketSource = 'live' | 'cache' | 'stale' | 'simulated';

export interface MarketData {
  readonly coins: readonly Coin[];
  readonly source: MarketSource;
  /** The time of the source's prices; null if it does not report it. */
  readonly asOf: EpochMs | null;
}

/** 50 coins for the ticker, 100 for the picker, or one with its prices over 7 days (TICK-1, CHART-1). */
export type FeedName = 'ticker' | 'coins' | 'line';

/** GET /market/... */
export type FetchMarketsReply = Reply<MarketData>;
