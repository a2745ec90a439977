import type { Quotes } from '../../market/Market.ts';

/** Cached for the quotes that they describe. */
const made = new WeakMap<Quotes, Readonly<Record<string, string>>>();

/** The source and the time of prices, so that no figure is without its source (MARKET-2). */
export function marketHeaders(quotes: Quotes): Readonly<Record<string, string>> {
  const known = made.get(quotes);
  if (known) return known;
  const { source, asOf } = quotes;
  const headers = { 'Cache-Control': 'no-cache', 'X-Market-Source': source, 'X-Market-As-Of': asOf.toISOString() };
  made.set(quotes, headers);
  return headers;
}
