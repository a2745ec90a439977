import { type FeedName, isUsableMarket, type MarketData, marketRetryDelay } from '@keel/flows';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Api } from '../../api/api.ts';
import { fetchMarkets } from '../../api/market.ts';
import { log } from '../../platform/log.ts';
import { fetchRead, ReadFailure } from '../data/fetchRead.ts';
import { queryKeys } from '../data/queryKeys.ts';
import { useServices } from '../services/services.ts';

export interface Market {
  /** The last known prices; null before the first. */
  readonly data: MarketData | null;
  /** They are out of date: the last fetch failed, or the server's source did. */
  readonly isStale: boolean;
}

/** The fetch interval for prices that move, in ms. */
const EVERY_MINUTE = 60_000;

/** The fetch interval for hourly prices, in ms. */
export const EVERY_FIVE_MINUTES = 300_000;

interface FeedOptions {
  /** The id of the only coin wanted. @default all of the feed */
  readonly coin?: string;
  /** Ms between two fetches. @default one minute */
  readonly pollEvery?: number;
}

/**
 * Polls coin prices, except while the page is hidden or offline (TICK-1, TICK-3). A failure is only logged; the next try waits
 * longer after each one.
 */
export function useMarketFeed(feed: FeedName, { coin, pollEvery = EVERY_MINUTE }: FeedOptions = {}): Market {
  const { api, queryClient } = useServices();
  const { data, failureCount } = useQuery(
    {
      queryKey: queryKeys.markets(feed, coin),
      queryFn: ({ signal }) => fetchPrices(api, feed, coin, signal),
      staleTime: pollEvery,
      refetchInterval: pollEvery,
      networkMode: 'online',
      retry: true,
      retryDelay: (failures, error) =>
        marketRetryDelay(pollEvery, failures, error instanceof ReadFailure ? error.retryAfterMs : undefined),
    },
    queryClient,
  );
  return { data: data ?? null, isStale: failureCount > 0 || data?.source === 'stale' };
}

async function fetchPrices(
  api: Api,
  feed: FeedName,
  coin: string | undefined,
  signal: AbortSignal,
): Promise<MarketData> {
  try {
    const { body } = await fetchRead((within) => fetchMarkets(api, feed, coin, within), signal);
    if (isUsableMarket(body)) return body;
    throw new ReadFailure(UNUSABLE);
  } catch (error) {
    if (!signal.aborted) log({ type: 'logged', level: 'warning', text: 'Market data could not be fetched.' });
    throw error;
  }
}

const UNUSABLE = 'There is no coin with a price.';

export const MarketContext = createContext<Market | null>(null);

/** The shell's coin prices. Throws outside of the shell. */
export function useMarket(): Market {
  const market = use(MarketContext);
  if (market === null) throw new Error('useMarket must be called inside MemberLayout.');
  return market;
}
