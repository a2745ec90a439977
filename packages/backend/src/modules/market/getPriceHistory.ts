import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { prepare } from '../../contract/prepared.ts';
import { refusals } from '../../contract/refusals.ts';
import type { Quotes } from '../../market/Market.ts';
import type { DatedPrices, PricePoint } from '../../market/PriceHistory.ts';
import { marketHeaders } from './marketHeaders.ts';

/**
 * CHART-1: the price history of a coin. Only coins of the market list have one, which limits requests to the source.
 */
export async function getPriceHistory(
  { query: { coin, range } }: Call<'getPriceHistory'>,
  { market, priceHistory }: Context,
): Promise<Reply<'getPriceHistory'>> {
  const quotes = await market();
  const row = quotes.rows.find(({ id }) => id === coin);
  if (!row) return refusals.notFound;
  const history = await priceHistory(coin, range);
  const prices = toPresent(history, quotes, row.current_price).map(({ time, price }) => ({
    date: new Date(time).toISOString(),
    price,
  }));
  return { status: 200, headers: marketHeaders(history), prepared: prepare({ prices }) };
}

/** Ends the history with the current price of the list, unless only one of both is simulated. */
function toPresent({ points, source }: DatedPrices, quotes: Quotes, price: number | null): readonly PricePoint[] {
  const isSame = (source === 'simulated') === (quotes.source === 'simulated');
  if (points.length === 0 || price === null || !isSame) return points;
  const now = quotes.asOf.getTime();
  return [...points.filter(({ time }) => time < now), { time: now, price }];
}
