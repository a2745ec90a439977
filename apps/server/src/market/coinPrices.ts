import type { Config } from '../config/Config.ts';
import type { CoinId } from './coinIds.ts';
import type { Market, Quotes } from './Market.ts';
import { PRICE_DECIMALS, priceUnits } from './priceUnits.ts';

/** What a coin costs, and who says so since when. */
export interface CoinPrice {
  /** US dollars for one, in 10^-8. */
  readonly usd: bigint;
  /** The source's own time. */
  readonly asOf: Date;
  readonly source: Quotes['source'];
}

/** The price at which the desk trades a coin (DESK-1); undefined where nobody names a current one. Never rejects. */
export type CoinPrices = (coin: CoinId) => Promise<CoinPrice | undefined>;

/**
 * The prices of a source that is asked for them, and where it gives none, or there is no source, those of the market data.
 * Live mode does without the latter: nobody buys or sells at a made-up or an old price there.
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
