import type { MarketRow } from '@keel/contract';
import type { Coin, FeedName, FetchMarketsReply, MarketData, MarketSource } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

type Page = { per_page: number; sparkline: boolean };

/** How many coins each part of the app requests (MARKET-1): no more than it shows. */
const pages: Record<FeedName, Page> = {
  ticker: { per_page: 50, sparkline: false },
  coins: { per_page: 100, sparkline: false },
  line: { per_page: 1, sparkline: true },
};

/**
 * GET /market/coins/markets in dollars, largest market first (TICK-1, CHART-1); with `coin`, only the coin of that id.
 */
export async function fetchMarkets(
  { client, ...answers }: Api,
  feed: FeedName,
  coin: string | undefined,
  signal: AbortSignal,
): Promise<FetchMarketsReply> {
  const query = {
    vs_currency: 'usd',
    order: 'market_cap_desc',
    page: 1,
    ...pages[feed],
    ...(coin !== undefined && { ids: coin }),
  } as const;
  const call = client.GET('/market/coins/markets', { params: { query }, signal });
  const { headers } = (await call).response;
  return toReply(call, answers, (rows) => readMarket(rows, headers));
}

function readMarket(rows: MarketRow[], headers: Headers): MarketData {
  return { coins: rows.flatMap(readCoin), source: readSource(headers), asOf: readAsOf(headers) };
}

/** A coin without a price cannot be shown, so it is left out. */
function readCoin(row: MarketRow): Coin[] {
  const { id, symbol, name, image, current_price: price, price_change_percentage_24h: change24h } = row;
  if (price === null) return [];
  const sparkline = row.sparkline_in_7d?.price;
  return [{ id, symbol: symbol.toUpperCase(), name, image, price, change24h, ...(sparkline && { sparkline }) }];
}

const sources = new Set<string>(['live', 'cache', 'stale', 'simulated'] satisfies MarketSource[]);

/** The source of prices or rates. If the server does not name one, they count as stale. */
export function readSource(headers: Headers): MarketSource {
  const source = headers.get('X-Market-Source') ?? '';
  return sources.has(source) ? (source as MarketSource) : 'stale';
}

/** The time of prices or rates; null if the server does not say it. */
export function readAsOf(headers: Headers): number | null {
  const asOf = Date.parse(headers.get('X-Market-As-Of') ?? '');
  return Number.isFinite(asOf) ? asOf : null;
}
