import type { EpochMs, MarketSource, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { readAsOf, readSource } from './market.ts';
import { toReply } from './reply.ts';

/** The ranges that the server has prices of; those of a week are in the list of coins. */
export type PriceRange = 'day' | 'month' | 'quarter' | 'year';

/** The prices of a coin over a range (CHART-1). */
export interface PriceHistory {
  /** Oldest first, in dollars; empty if the source has none. */
  readonly points: readonly { readonly time: EpochMs; readonly price: number }[];
  readonly source: MarketSource;
  /** The time of the prices; null if the server does not say it. */
  readonly asOf: EpochMs | null;
}

/** GET /market/price-history. */
export async function fetchPriceHistory(
  { client, ...answers }: Api,
  coin: string,
  range: PriceRange,
  signal: AbortSignal,
): Promise<Reply<PriceHistory>> {
  const call = client.GET('/market/price-history', { params: { query: { coin, range } }, signal });
  const { headers } = (await call).response;
  return toReply(call, answers, ({ prices }) => ({
    points: prices.map(({ date, price }) => ({ time: Date.parse(date), price })),
    source: readSource(headers),
    asOf: readAsOf(headers),
  }));
}
