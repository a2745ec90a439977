import { type Clock, DAY, MINUTE, SECOND } from '../clock.ts';
import type { Market, Quotes } from './Market.ts';
import { askUpstream, isPaid, UpstreamFault } from './upstream.ts';

const REFRESH_MS = { free: 5 * MINUTE, paid: MINUTE } as const;
const MAX_AGE_MS = DAY;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 15 * MINUTE;

export interface LiveMarketOptions {
  readonly url: string;
  readonly key: string | null;
  readonly clock: Clock;
  /** Used if the source has had no data for a day. */
  readonly fallback: Market;
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Prices of a source, shared by all visitors: one request at a time, cached prices while it runs, and exponential
 * backoff while the source fails (TICK-3).
 */
export function liveMarket({ url, key, clock, fallback, warn }: LiveMarketOptions): Market {
  const refreshMs = isPaid(url) ? REFRESH_MS.paid : REFRESH_MS.free;
  let cached: Quotes | undefined;
  let refreshing: Promise<void> | undefined;
  let failures = 0;
  let pauseUntil = 0;

  const age = () => (cached ? clock().getTime() - cached.asOf.getTime() : Number.POSITIVE_INFINITY);

  const refresh = async () => {
    try {
      cached = { rows: await askUpstream(url, key), source: 'live', asOf: clock() };
      failures = 0;
    } catch (error) {
      failures += 1;
      const retryAfterMs = error instanceof UpstreamFault ? (error.retryAfter ?? 0) * SECOND : 0;
      const pause = Math.min(LONGEST_PAUSE_MS, Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** (failures - 1)));
      pauseUntil = clock().getTime() + pause;
      const reason = error instanceof UpstreamFault ? error.message : 'no usable answer';
      warn({ failures, pauseSeconds: pause / SECOND, reason }, 'the market source failed');
    }
  };

  const refreshOnce = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const known = () => {
    if (!cached || age() >= MAX_AGE_MS) return fallback();
    return age() < refreshMs ? cached : labelled(cached, age() < 2 * refreshMs ? 'cache' : 'stale');
  };

  return () => {
    const due = age() >= refreshMs && clock().getTime() >= pauseUntil;
    if (due) {
      const answer = refreshOnce();
      if (age() >= MAX_AGE_MS) return answer.then(known);
    }
    return known();
  };
}

const labels = new WeakMap<Quotes, Partial<Record<Quotes['source'], Quotes>>>();

/** The same object for the same label, so that answers prepared from it can be cached. */
function labelled(quotes: Quotes, source: Quotes['source']): Quotes {
  const known = labels.get(quotes) ?? {};
  labels.set(quotes, known);
  known[source] ??= { ...quotes, source };
  return known[source];
}
