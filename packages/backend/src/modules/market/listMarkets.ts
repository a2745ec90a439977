import type { MarketRow } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Prepared, Reply } from '../../contract/contract.ts';
import { type MaybePromise, whenResolved } from '../../contract/maybePromise.ts';
import { prepare } from '../../contract/prepared.ts';
import { evictOldest } from '../../evictOldest.ts';
import type { Quotes } from '../../market/Market.ts';
import { marketHeaders } from './marketHeaders.ts';

type Query = Call<'listMarkets'>['query'];
type Order = NonNullable<Query['order']>;

const SORTS: Readonly<Record<Order, (one: MarketRow, other: MarketRow) => number>> = {
  market_cap_desc: (one, other) => (other.market_cap ?? 0) - (one.market_cap ?? 0),
  market_cap_asc: (one, other) => (one.market_cap ?? 0) - (other.market_cap ?? 0),
  volume_desc: (one, other) => (other.total_volume ?? 0) - (one.total_volume ?? 0),
  volume_asc: (one, other) => (one.total_volume ?? 0) - (other.total_volume ?? 0),
  id_asc: (one, other) => one.id.localeCompare(other.id, 'en'),
  id_desc: (one, other) => other.id.localeCompare(one.id, 'en'),
};

/** The prepared lists of each set of quotes, because all pages of the app request the same few lists. */
const cache = new WeakMap<readonly MarketRow[], Map<string, Prepared>>();
const MAX_CACHED = 64;

/** MARKET-1, MARKET-2: a page of the market list. */
export function listMarkets({ query }: Call<'listMarkets'>, { market }: Context): MaybePromise<Reply<'listMarkets'>> {
  return whenResolved(market(), (quotes) => ({
    status: 200,
    headers: marketHeaders(quotes),
    prepared: list(quotes, query),
  }));
}

function list({ rows }: Quotes, query: Query): Prepared {
  const lists = cache.get(rows) ?? new Map<string, Prepared>();
  const { ids, order, page, per_page, sparkline } = query;
  // The ids are at the end of the key, so that their text cannot imitate another part of it.
  const key = `${order} ${page} ${per_page} ${sparkline} ${ids === undefined ? 'all' : `of ${ids}`}`;
  const known = lists.get(key);
  if (known) return known;
  const prepared = prepare(select(rows, query));
  // The cache is limited, because anybody can request any list.
  if (lists.size >= MAX_CACHED) evictOldest(lists);
  cache.set(rows, lists.set(key, prepared));
  return prepared;
}

function select(rows: readonly MarketRow[], query: Query): MarketRow[] {
  const { ids, order = 'market_cap_desc', page = 1, per_page = 100, sparkline = false } = query;
  const wanted = ids === undefined ? undefined : new Set(ids.split(','));
  return rows
    .filter(({ id }) => wanted?.has(id) ?? true)
    .toSorted(SORTS[order])
    .slice((page - 1) * per_page, page * per_page)
    .map(({ sparkline_in_7d = null, ...row }) => (sparkline ? { ...row, sparkline_in_7d } : row));
}
