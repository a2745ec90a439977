import type { Sourced } from '../../market/liveSource.ts';

/** Cached for the data that they describe. */
const made = new WeakMap<Sourced, Readonly<Record<string, string>>>();

/** The source and the time of prices or rates, so that no figure is without its source (MARKET-2). */
export function marketHeaders(data: Sourced): Readonly<Record<string, string>> {
  const known = made.get(data);
  if (known) return known;
  const { source, asOf } = data;
  const headers = { 'Cache-Control': 'no-cache', 'X-Market-Source': source, 'X-Market-As-Of': asOf.toISOString() };
  made.set(data, headers);
  return headers;
}
