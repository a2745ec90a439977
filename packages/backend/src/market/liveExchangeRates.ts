import { HOUR } from '../clock.ts';
import type { ExchangeRates } from './ExchangeRates.ts';
import type { LiveMarketOptions } from './liveMarket.ts';
import { liveSource } from './liveSource.ts';
import { askSource, UpstreamFault } from './upstream.ts';

/** The options of `liveExchangeRates`. */
export interface LiveExchangeRatesOptions extends Omit<LiveMarketOptions, 'fallback'> {
  /** Used if the source has had no data for a day. */
  readonly fallback: ExchangeRates;
}

/** Exchange rates of a CoinGecko-compatible source, fetched once an hour (CUR-2). */
export function liveExchangeRates({ url, key, ...options }: LiveExchangeRatesOptions): ExchangeRates {
  return liveSource({
    ...options,
    name: 'exchange rate',
    request: async () => ({ rates: ratesPerDollar(await askSource(url, key, 'exchange_rates')) }),
    refreshMs: HOUR,
  });
}

/**
 * The source gives what one bitcoin is worth in each currency: `{ rates: { eur: { type: 'fiat', value: 58000 } } }`.
 * Rates are rounded to 6 digits. Throws if there is no usable rate.
 */
function ratesPerDollar(answer: unknown): Readonly<Record<string, number>> {
  const perBitcoin = Object.entries(field(answer, 'rates') ?? {}).flatMap(([code, rate]) => {
    const value = field(rate, 'value');
    const isUsable = /^[a-z]{3}$/.test(code) && field(rate, 'type') === 'fiat' && isRate(value);
    return isUsable ? [[code.toUpperCase(), value] as const] : [];
  });
  const dollars = perBitcoin.find(([code]) => code === 'USD')?.[1];
  if (dollars === undefined) throw new UpstreamFault('no rate of the US dollar');
  const rates = perBitcoin.map(([code, value]) => [code, Number((value / dollars).toPrecision(6))] as const);
  return Object.fromEntries(rates.filter(([code, rate]) => code !== 'USD' && isRate(rate)));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
