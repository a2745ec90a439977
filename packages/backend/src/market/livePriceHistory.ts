import { HOUR, MINUTE, SECOND } from '../clock.ts';
import { evictOldest } from '../evictOldest.ts';
import type { LiveMarketOptions } from './liveMarket.ts';
import { liveSource } from './liveSource.ts';
import { type DatedPrices, MAX_POINTS, PRICE_RANGES, type PriceHistory, type PricePoint } from './PriceHistory.ts';
import { askSource, isPaid, UpstreamFault } from './upstream.ts';

/** The source has a point every 5 minutes for a day, every hour for up to 90 days, and every day beyond. */
const REFRESH_MS = { day: 5 * MINUTE, month: HOUR, quarter: 6 * HOUR, year: 12 * HOUR } as const;
/** Maximum requests for charts: a part of the source's rate limit, since prices and exchange rates need the rest. */
const PER_MINUTE = { free: 10, paid: 100 } as const;
/** The four ranges of the 100 coins of the market. */
const MAX_CACHED = 400;

/**
 * Price histories of a CoinGecko-compatible source, requested on demand. All of them share one rate limit, and wait as
 * long as the source demands with Retry-After (TICK-3).
 */
export function livePriceHistory({ url, key, clock, warn }: Omit<LiveMarketOptions, 'fallback'>): PriceHistory {
  const sources = new Map<string, ReturnType<typeof liveSource<DatedPrices>>>();
  const limit = isPaid(url) ? PER_MINUTE.paid : PER_MINUTE.free;
  let requestedAt: readonly number[] = [];
  let pauseUntil = 0;

  const request = async (path: string) => {
    const now = clock().getTime();
    requestedAt = requestedAt.filter((time) => time > now - MINUTE);
    if (now < pauseUntil || requestedAt.length >= limit) throw new UpstreamFault('paused');
    requestedAt = [...requestedAt, now];
    try {
      return { points: thinned(pointsOf(await askSource(url, key, path))) };
    } catch (error) {
      if (error instanceof UpstreamFault) pauseUntil = now + (error.retryAfter ?? 0) * SECOND;
      throw error;
    }
  };

  return (coin, range) => {
    const name = `${range} of ${coin}`;
    const known = sources.get(name);
    if (known) return known();
    if (sources.size >= MAX_CACHED) evictOldest(sources);
    const query = `vs_currency=usd&days=${PRICE_RANGES[range].days}`;
    const source = liveSource<DatedPrices>({
      name: `price history (${name})`,
      request: () => request(`coins/${encodeURIComponent(coin)}/market_chart?${query}`),
      refreshMs: REFRESH_MS[range],
      clock,
      fallback: () => ({ points: [], source: 'stale', asOf: clock() }),
      warn,
    });
    sources.set(name, source);
    return source();
  };
}

/** The prices of an answer, `{ prices: [[time, price], ...] }`. Throws if there are none. */
function pointsOf(answer: unknown): readonly PricePoint[] {
  const prices: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'prices') : undefined;
  const points = (Array.isArray(prices) ? prices : []).flatMap((pair: unknown): PricePoint[] => {
    const [time, price]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return isTime(time) && typeof price === 'number' && Number.isFinite(price) && price >= 0 ? [{ time, price }] : [];
  });
  if (points.length === 0) throw new UpstreamFault('no prices over time');
  return points.toSorted((one, other) => one.time - other.time);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/**
 * At most as many points as a chart can show: both ends, and between them the lowest and the highest of each group of
 * neighbours, so that the highest and the lowest price of all are among them.
 */
function thinned(points: readonly PricePoint[]): readonly PricePoint[] {
  if (points.length <= MAX_POINTS) return points;
  const between = points.slice(1, -1);
  const size = Math.ceil(between.length / Math.floor((MAX_POINTS - 2) / 2));
  const chosen = new Set([points[0], points.at(-1)]);
  for (let start = 0; start < between.length; start += size) {
    const byPrice = between.slice(start, start + size).toSorted((one, other) => one.price - other.price);
    chosen.add(byPrice[0]).add(byPrice.at(-1));
  }
  return points.filter((point) => chosen.has(point));
}
