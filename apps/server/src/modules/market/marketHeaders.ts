import type { Quotes } from '../../market/Market.ts';

/** Made once for the quotes that they go with. */
const made = new WeakMap<Quotes, Readonly<Record<string, string>>>();

/** Says where prices come from and since when they stand, so that no figure is without its source (MARKET-2). */
export function marketHeaders(quotes: Quotes): Readonly<Record<string, string>> {
  const known = made.get(quotes);
  if (known) return known;
  const { source, asOf } = quotes;
  const headers = { 'Cache-Control': 'no-cache', 'X-Market-Source': source, 'X-Market-As-Of': asOf.toISOString() };
  made.set(quotes, headers);
  return headers;
}
