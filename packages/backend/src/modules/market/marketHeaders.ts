import type { Sourced } from '../../market/liveSource.ts';

/** The cached headers of each data object. */
const made = new WeakMap<Sourced, Readonly<Record<string, string>>>();

/** The headers with the source and the time of prices or rates (MARKET-2). */
export function marketHeaders(data: Sourced): Readonly<Record<string, string>> {
  const known = made.get(data);
  if (known) return known;
  const { source, asOf } = data;
  const headers = { 'Cache-Control': 'no-cache', 'X-Market-Source': source, 'X-Market-As-Of': asOf.toISOString() };
  made.set(data, headers);
  return headers;
}
