import { type Clock, MINUTE } from '../clock.ts';
import { liveSource } from './liveSource.ts';
import type { Market } from './Market.ts';
import { askUpstream, isPaid } from './upstream.ts';

const REFRESH_MS = { free: 5 * MINUTE, paid: MINUTE } as const;

/** The options of `liveMarket`. */
export interface LiveMarketOptions {
  readonly url: string;
  readonly key: string | null;
  readonly clock: Clock;
  /** Used if the source has had no data for a day. */
  readonly fallback: Market;
  readonly warn: (facts: object, message: string) => void;
}

/** Prices of a CoinGecko-compatible source, fetched every 5 minutes, every minute from a paid one (TICK-3). */
export function liveMarket({ url, key, ...options }: LiveMarketOptions): Market {
  return liveSource({
    ...options,
    name: 'market',
    request: async () => ({ rows: await askUpstream(url, key) }),
    refreshMs: isPaid(url) ? REFRESH_MS.paid : REFRESH_MS.free,
  });
}
