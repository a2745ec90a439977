import type { MarketSource, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { readAsOf, readSource } from './market.ts';
import { toReply } from './reply.ts';

/** What one US dollar is worth in other currencies (CUR-2). */
export interface ExchangeRates {
  /** Units of a currency for one dollar, by ISO 4217 code; without the currencies whose rate is not known. */
  readonly perDollar: ReadonlyMap<string, number>;
  readonly source: MarketSource;
  /** The time of the rates; null if the server does not say it. */
  readonly asOf: number | null;
}

/** GET /market/exchange-rates. */
export async function fetchExchangeRates(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<ExchangeRates>> {
  const call = client.GET('/market/exchange-rates', { signal });
  const { headers } = (await call).response;
  return toReply(call, answers, ({ rates }) => ({
    perDollar: new Map(Object.entries(rates)),
    source: readSource(headers),
    asOf: readAsOf(headers),
  }));
}
