import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { prepare } from '../../contract/prepared.ts';
import { marketHeaders } from './marketHeaders.ts';

/** DASH-1: the price that converts a balance to BTC. Only US dollars are supported; other currencies are omitted. */
export async function getSimplePrice(
  { query }: Call<'getSimplePrice'>,
  { market }: Context,
): Promise<Reply<'getSimplePrice'>> {
  const quotes = await market();
  const inUsd = query.vs_currencies.split(',').includes('usd');
  const wanted = new Set(query.ids.split(','));
  const prices = quotes.rows
    .filter(({ id }) => wanted.has(id))
    .map(({ id, current_price }) => [id, inUsd ? { usd: current_price } : {}] as const);
  return { status: 200, headers: marketHeaders(quotes), prepared: prepare(Object.fromEntries(prices)) };
}
