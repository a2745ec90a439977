import type { Quotes } from '../../market/Market.ts';

/** Says where prices come from and since when they stand, so that no figure is without its source (MARKET-2). */
export function marketHeaders({ source, asOf }: Quotes): Readonly<Record<string, string>> {
  return { 'Cache-Control': 'no-cache', 'X-Market-Source': source, 'X-Market-As-Of': asOf.toISOString() };
}
