import type { EnvReader } from './reader.ts';

/** A second source of prices (DESK-1). */
export interface MarketCheck {
  /** Base URL of a CoinGecko-compatible API. */
  readonly url: string;
  readonly key: string | null;
  /** Maximum difference of both prices, in basis points. */
  readonly bandBps: number;
}

/**
 * Reads `MARKET_CHECK_URL`, its key and its band. This source verifies the prices of `MARKET_DATA_URL`, so both must
 * have different hosts.
 */
export function readMarketCheck(read: EnvReader): MarketCheck | null {
  const url = read.url('MARKET_CHECK_URL', ['http:', 'https:']);
  const key = read.text('MARKET_CHECK_KEY');
  const percent = read.number('MARKET_CHECK_PERCENT', { from: 0.01, to: 10, or: 1, isInteger: false });
  if (url === null) return null;
  const checked = read.text('MARKET_DATA_URL');
  if (checked === null) read.faults.push('MARKET_CHECK_URL needs MARKET_DATA_URL, whose prices it checks.');
  else if (URL.parse(checked)?.host === new URL(url).host)
    read.faults.push('MARKET_CHECK_URL must be another source than MARKET_DATA_URL.');
  return { url, key, bandBps: Math.round(percent * 100) };
}
