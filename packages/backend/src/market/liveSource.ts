import { type Clock, DAY, MINUTE, SECOND } from '../clock.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { UpstreamFault } from './upstream.ts';

/** Where data comes from, and its time (MARKET-2). */
export interface Sourced {
  readonly source: 'live' | 'cache' | 'stale' | 'simulated';
  readonly asOf: Date;
}

const MAX_AGE_MS = DAY;
const FIRST_PAUSE_MS = 30 * SECOND;
const MAX_PAUSE_MS = 15 * MINUTE;

/** The options of `liveSource`. */
export interface LiveSourceOptions<Data extends Sourced> {
  /** The name in the log. */
  readonly name: string;
  /** Requests the current data; rejects if the source has none. */
  readonly request: () => Promise<Omit<Data, keyof Sourced>>;
  readonly refreshMs: number;
  readonly clock: Clock;
  /** Used if the source has had no data for a day. */
  readonly fallback: () => MaybePromise<Data>;
  readonly warn: (facts: object, message: string) => void;
}

/**
 * Data of a source, shared by all visitors: one request at a time, cached data while it runs, and exponential backoff
 * while the source fails (TICK-3). Never fails.
 */
export function liveSource<Data extends Sourced>({
  name,
  request,
  refreshMs,
  clock,
  fallback,
  warn,
}: LiveSourceOptions<Data>): () => MaybePromise<Data> {
  let cached: Data | undefined;
  let refreshing: Promise<void> | undefined;
  let failures = 0;
  let pauseUntil = 0;

  const age = () => (cached ? clock().getTime() - cached.asOf.getTime() : Number.POSITIVE_INFINITY);

  const refresh = async () => {
    try {
      cached = { ...(await request()), source: 'live', asOf: clock() } as Data;
      failures = 0;
    } catch (error) {
      failures += 1;
      const retryAfterMs = error instanceof UpstreamFault ? (error.retryAfter ?? 0) * SECOND : 0;
      const pause = Math.min(MAX_PAUSE_MS, Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** (failures - 1)));
      pauseUntil = clock().getTime() + pause;
      const reason = error instanceof UpstreamFault ? error.message : 'no usable answer';
      warn({ failures, pauseSeconds: pause / SECOND, reason }, `the ${name} source failed`);
    }
  };

  const refreshOnce = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const labels = new WeakMap<Data, Partial<Record<Sourced['source'], Data>>>();
  /** The same object for the same label, so that answers prepared from it can be cached. */
  const labelled = (data: Data, source: Sourced['source']): Data => {
    const known = labels.get(data) ?? {};
    labels.set(data, known);
    known[source] ??= { ...data, source };
    return known[source];
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
