import type { MarketRow } from '@keel/contract';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { SECOND } from '../clock.ts';
import { schemaOf } from '../contract/contract.ts';
import { readCapped } from '../readCapped.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const QUERY = 'vs_currency=usd&order=market_cap_desc&per_page=100&page=1&sparkline=true&price_change_percentage=24h';

/** Why the source returned nothing; `retryAfter` is in seconds, if it was sent. */
export class UpstreamFault extends Error {
  override name = 'UpstreamFault';
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

let compiled: Promise<ValidateFunction<MarketRow[]>> | undefined;

/** Compiles the validator at the first request. Lazy, because a server or tab without a source never needs ajv. */
async function compileMarketList(): Promise<ValidateFunction<MarketRow[]>> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // Unknown fields are dropped, so that they are not passed on. 1e999 is parsed as Infinity, which is not a price.
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, removeAdditional: 'all' });
  return ajv.compile<MarketRow[]>(schemaOf('MarketList'));
}

/** Requests the 100 largest coins from a CoinGecko-compatible source, and validates the answer against the contract. */
export async function askUpstream(base: string, key: string | null): Promise<MarketRow[]> {
  const rows = await askSource(base, key, `coins/markets?${QUERY}`);
  compiled ??= compileMarketList();
  const isMarketList = await compiled;
  if (!isMarketList(rows) || rows.length === 0) throw new UpstreamFault('not a list of coins');
  // Images would require another origin in the content security policy; the app draws its own marks.
  return rows.map((row) => ({ ...row, image: null, simulated: false }));
}

/**
 * Sends a request to a CoinGecko-compatible source and returns its JSON without validation. Does not follow redirects,
 * waits at most 5 seconds, and reads at most 2 MiB.
 */
export async function askSource(base: string, key: string | null, path: string): Promise<unknown> {
  const response = await fetch(`${base}/${path}`, {
    headers: { accept: 'application/json', ...(key && { [keyHeader(base)]: key }) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new UpstreamFault(`status ${response.status}`, secondsToWait(response.headers));
  }
  const text = await readCapped(response, MAX_BYTES);
  if (text === undefined) throw new UpstreamFault('too large');
  return JSON.parse(text) as unknown;
}

/** The time to wait from Retry-After, in seconds; a date is compared with the time of the answer. */
function secondsToWait(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.parse(headers.get('date') ?? '')) / SECOND;
  return seconds > 0 ? seconds : undefined;
}

/** Whether the source is a paid one, which permits more requests. */
export function isPaid(base: string): boolean {
  return new URL(base).hostname.startsWith('pro-');
}

function keyHeader(base: string): string {
  return isPaid(base) ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key';
}
