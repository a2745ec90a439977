import type { Clock } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Log } from '../Log.ts';
import { agreedCoinPrices } from './agreedCoinPrices.ts';
import { type CoinPrices, coinPrices } from './coinPrices.ts';
import { liveCoinPrices } from './liveCoinPrices.ts';
import type { Market } from './Market.ts';

interface Deps {
  readonly config: Pick<Config, 'mode' | 'marketDataUrl' | 'marketDataKey' | 'marketCheck'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Provides the prices if no source does; live mode never trades at them. */
  readonly market: Market;
}

/** The prices at which the desk trades, from one configured source, or from two that have to agree (DESK-1). */
export function openCoinPrices({ config, clock, log, market }: Deps): CoinPrices {
  const { marketDataUrl: url, marketDataKey: key, marketCheck } = config;
  const warn = (facts: object, message: string) => log.warn(facts, message);
  const live = (options: { readonly url: string; readonly key: string | null; readonly name: string }) =>
    liveCoinPrices({ ...options, clock, warn });
  if (url === null) return coinPrices(config, market);
  const source = live({ url, key, name: 'MARKET_DATA_URL' });
  if (marketCheck === null) return coinPrices(config, market, source);
  const check = live({ ...marketCheck, name: 'MARKET_CHECK_URL' });
  return coinPrices(config, market, agreedCoinPrices({ source, check, bandBps: marketCheck.bandBps, warn }));
}
