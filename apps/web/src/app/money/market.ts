import { type FeedName, fulfil, type MarketData, marketFeedMachine } from '@keel/flows';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import { fetchMarkets } from '../../api/market.ts';
import { log } from '../../platform/log.ts';
import { useServices } from '../services/services.ts';

export interface Market {
  /** The last known prices; null before the first. */
  readonly data: MarketData | null;
  /** They are out of date: the last fetch failed, or the server's source did. */
  readonly isStale: boolean;
}

/** The fetch interval for hourly prices, in ms. */
export const EVERY_FIVE_MINUTES = 300_000;

interface FeedOptions {
  /** The id of the only coin wanted. @default all of the feed */
  readonly coin?: string;
  /** Ms between two fetches. @default one minute */
  readonly pollEvery?: number;
}

/**
 * Polls coin prices, except while the page is hidden (TICK-1, TICK-3). The shell polls the ticker's prices once for all
 * pages. The coin cannot change during the life of a component: give the component the coin as its `key`.
 */
export function useMarketFeed(feedName: FeedName, { coin, pollEvery }: FeedOptions = {}): Market {
  const { api, freshness } = useServices();
  const feed = useActorRef(
    marketFeedMachine.provide({
      actors: { fetchMarkets: fulfil(({ feed: name }, signal) => fetchMarkets(api, name, coin, signal)) },
    }),
    { input: { feed: feedName, ...(pollEvery !== undefined && { pollEvery }) } },
  );

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const logged = feed.on('logged', log);
    document.addEventListener(
      'visibilitychange',
      () => feed.send(document.hidden ? { type: 'hidden' } : { type: 'visible', at: api.now() }),
      { signal },
    );
    window.addEventListener('offline', () => feed.send({ type: 'offline' }), { signal });
    window.addEventListener('online', () => feed.send({ type: 'online', at: api.now() }), { signal });
    // Pausing and resuming makes the feed fetch at once.
    const stopStale = freshness.onStale('prices', () => {
      feed.send({ type: 'hidden' });
      feed.send({ type: 'visible', at: Number.MAX_SAFE_INTEGER });
    });
    return () => {
      stopStale();
      logged.unsubscribe();
      stop.abort();
    };
  }, [feed, api, freshness]);

  const snapshot = useSelector(feed, (current) => current);
  const { data } = snapshot.context;
  return { data, isStale: snapshot.matches('stale') || data?.source === 'stale' };
}

export const MarketContext = createContext<Market | null>(null);

/** The shell's coin prices. Throws outside of the shell. */
export function useMarket(): Market {
  const market = use(MarketContext);
  if (market === null) throw new Error('useMarket must be called inside MemberLayout.');
  return market;
}
