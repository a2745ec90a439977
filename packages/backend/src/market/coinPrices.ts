import type { Config } from '../config/Config.ts';
import type { CoinId } from './coinIds.ts';
import type { Market, Quotes } from './Market.ts';
import { PRICE_DECIMALS, priceUnits } from './priceUnits.ts';

/** The price of a coin, with its source and time. */
export interface CoinPrice {
  /** US dollars for one coin, in units of 10^-8. */
  readonly usd: bigint;
  /** The time that the source reports. */
  readonly asOf: Date;
  readonly source: Quotes['source'];
}

/** The price at which the desk trades a coin (DESK-1); undefined if there is no current one. Never rejects. */
export type CoinPrices = (coin: CoinId) => Promise<CoinPrice | undefined>;

/**
 * The prices of a source; in demo mode, those of the market data if the source has none. Live mode trades at no
 * simulated or outdated prices.
 */
export function coinPrices(
  config: Pick<Config, 'mode'>,
  market: Market,
  source: CoinPrices = async () => undefined,
): CoinPrices {
  return async (coin) => {
    const live = await source(coin);
    if (live || config.mode === 'live') return live;
    const { rows, source: label, asOf } = await market();
    const price = rows.find(({ id }) => id === coin)?.current_price ?? null;
    return price === null ? undefined : { usd: priceUnits(price.toFixed(PRICE_DECIMALS)), asOf, source: label };
  };
}
