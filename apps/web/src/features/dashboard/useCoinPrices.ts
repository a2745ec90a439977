import type { Coin, EpochMs, MarketSource } from '@keel/flows';
import { fetchPriceHistory, type PriceHistory, type PriceRange } from '../../api/priceHistory.ts';
import { queryKeys } from '../../app/data/queryKeys.ts';
import { useApiQuery } from '../../app/data/useApiQuery.ts';
import { EVERY_FIVE_MINUTES, type Market, useMarketFeed } from '../../app/money/market.ts';
import { useServices } from '../../app/services/services.ts';

/** A range of the chart. */
export type ChartRange = PriceRange | 'week';

/** The prices of a coin over a range, and the coin with its present price. */
interface CoinPrices {
  /** null before the list has been loaded, and if it does not have the coin. */
  readonly coin: Coin | null;
  /** Oldest first; empty while they are not known. */
  readonly points: PriceHistory['points'];
  readonly source: MarketSource | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The time of the prices if they are out of date. */
  readonly staleSince: EpochMs | null;
  /** Loads them again; undefined if that happens by itself. */
  readonly refresh: (() => void) | undefined;
}

const HOUR_MS = 3_600_000;

/** CHART-1, TICK-3: the prices of a week come with the coin; those of another range are loaded when somebody chooses it. */
export function useCoinPrices(id: string, range: ChartRange): CoinPrices {
  const { api } = useServices();
  const week = useMarketFeed('line', { coin: id, pollEvery: EVERY_FIVE_MINUTES });
  const coin = week.data?.coins.find((one) => one.id === id) ?? null;
  const isWeek = range === 'week';
  const history = useApiQuery({
    key: queryKeys.priceHistory(id, isWeek ? 'day' : range),
    load: (signal) => fetchPriceHistory(api, id, isWeek ? 'day' : range, signal),
    isEnabled: !isWeek,
    pollEvery: EVERY_FIVE_MINUTES,
  });
  if (isWeek) return ofWeek(coin, week);
  const { data, isLoading, staleSince, refresh } = history;
  return {
    coin,
    points: data?.points ?? [],
    source: data?.source ?? null,
    isLoading,
    hasFailed: data === null && !isLoading,
    staleSince: staleSince ?? (data?.source === 'stale' ? data.asOf : null),
    refresh,
  };
}

/** The source has one price for each hour; the last one is the present price. */
function ofWeek(coin: Coin | null, { data, isStale }: Market): CoinPrices {
  const { sparkline = [] } = coin ?? {};
  const asOf = data?.asOf ?? 0;
  return {
    coin,
    points: sparkline.map((price, index) => ({ time: asOf - (sparkline.length - 1 - index) * HOUR_MS, price })),
    source: data?.source ?? null,
    isLoading: data === null && !isStale,
    hasFailed: data === null && isStale,
    staleSince: isStale ? (data?.asOf ?? null) : null,
    refresh: undefined,
  };
}
