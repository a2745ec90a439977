import { timerSlice } from '../delays.ts';
import { bodyOf, succeeded } from '../reply.ts';
import { isCount, isRecord } from '../shape.ts';
import type { Cents, EpochMs } from '../types.ts';
import type { FetchMarketsReply, MarketData, MarketFeedContext } from './types.ts';

/** The default polling interval, in ms. */
export const defaultPollEvery = 60_000;

/** Whether the prices can be shown: at least one coin, every price a finite number from 0 up. */
export function isUsable(reply: FetchMarketsReply): boolean {
  if (!succeeded(reply)) return false;
  const coins: unknown = reply.body.coins;
  return Array.isArray(coins) && coins.length > 0 && coins.every((coin) => isRecord(coin) && isCount(coin['price']));
}

export function setPrices(context: MarketFeedContext, reply: FetchMarketsReply): Partial<MarketFeedContext> {
  return { data: bodyOf(reply), fetchedAt: reply.at, failures: 0, wait: context.pollEvery };
}

/** Exponential back-off up to 10 minutes; a Retry-After of the server has priority. */
export function backOff(context: MarketFeedContext, retryAfterMs?: number): Partial<MarketFeedContext> {
  const failures = context.failures + 1;
  const doubled = context.pollEvery * 2 ** failures;
  const wait = retryAfterMs ?? (doubled < longestBackOff ? doubled : longestBackOff);
  return { failures, wait: timerSlice(wait) };
}

/** Whether the prices are older than one polling interval, or none were loaded yet. */
export function isDue({ fetchedAt, pollEvery }: MarketFeedContext, at: EpochMs): boolean {
  return fetchedAt === null || at - fetchedAt >= pollEvery;
}

/** The rest of the delay that was interrupted when the page was hidden. */
export function setTimeLeft({ fetchedAt, pollEvery }: MarketFeedContext, at: EpochMs): Partial<MarketFeedContext> {
  return { wait: pollEvery - (at - (fetchedAt ?? at)) };
}

/** Price of one bitcoin in dollars, if the feed has it. */
export function bitcoinPrice(data: MarketData | null): number | null {
  return data?.coins.find(({ id }) => id === 'bitcoin')?.price ?? null;
}

/** DASH-1: a balance in bitcoin with 6 decimals, '0.0000' while no price is known. */
export function btcEquivalent(balance: Cents, bitcoinUsd: number | null): string {
  return bitcoinUsd === null || bitcoinUsd <= 0 ? '0.0000' : (balance / 100 / bitcoinUsd).toFixed(6);
}

const longestBackOff = 600_000;
