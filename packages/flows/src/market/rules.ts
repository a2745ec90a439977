import { timerSlice } from '../delays.ts';
import { isCount, isRecord } from '../shape.ts';
import type { Cents } from '../types.ts';
import type { MarketData } from './types.ts';

/** TICK-3: whether the prices can be shown: at least one coin, every price a finite number from 0 up. */
export function isUsableMarket({ coins }: { readonly coins: unknown }): boolean {
  return Array.isArray(coins) && coins.length > 0 && coins.every((coin) => isRecord(coin) && isCount(coin['price']));
}

/**
 * TICK-3: ms until prices are fetched again after so many failures in a row before this one: the interval doubles with each, up to
 * 10 minutes. The pause that the server asks for has priority.
 */
export function marketRetryDelay(pollEvery: number, failures: number, requestedPause = 0): number {
  if (requestedPause > 0) return timerSlice(requestedPause);
  const doubled = pollEvery * 2 ** (failures + 1);
  return doubled < longestRetryDelay ? doubled : longestRetryDelay;
}

/** Price of one bitcoin in dollars, if the feed has it. */
export function bitcoinPrice(data: MarketData | null): number | null {
  return data?.coins.find(({ id }) => id === 'bitcoin')?.price ?? null;
}

/** DASH-1: a balance in bitcoin with 6 decimals, '0.0000' while no price is known. */
export function btcEquivalent(balance: Cents, bitcoinUsd: number | null): string {
  return bitcoinUsd === null || bitcoinUsd <= 0 ? '0.0000' : (balance / 100 / bitcoinUsd).toFixed(6);
}

const longestRetryDelay = 600_000;
