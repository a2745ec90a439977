import type { MarketRow } from '@keel/contract';
import { whenResolved } from '../contract/maybePromise.ts';
import type { Market, Quotes } from '../market/Market.ts';

/** Maximum factor by which a price may be moved up or down. */
const MAX_FACTOR = 1000;

/** Moves simulated prices manually (DEMO-2). Kept in memory only. */
export interface PriceMoves {
  /** The market with the moved prices. */
  readonly market: Market;
  /** Moves a coin by some percent, on top of earlier moves. False if the factor would be too large. */
  move(coin: string, percent: number): boolean;
}

/** Creates a market with movable prices on top of a simulated one. */
export function priceMoves(market: Market): PriceMoves {
  const factors = new Map<string, number>();
  let made: { readonly of: Quotes; readonly quotes: Quotes } | undefined;
  return {
    market: () =>
      factors.size === 0
        ? market()
        : whenResolved(market(), (quotes) => {
            if (made?.of !== quotes)
              made = {
                of: quotes,
                quotes: { ...quotes, rows: quotes.rows.map((row) => moved(row, factors.get(row.id))) },
              };
            return made.quotes;
          }),
    move(coin, percent) {
      const factor = (factors.get(coin) ?? 1) * (1 + percent / 100);
      if (factor > MAX_FACTOR || factor < 1 / MAX_FACTOR) return false;
      factors.set(coin, factor);
      made = undefined;
      return true;
    },
  };
}

/** The row at its moved price; earlier prices are unchanged. */
function moved(row: MarketRow, factor: number | undefined): MarketRow {
  const { current_price: before, price_change_24h: change } = row;
  if (factor === undefined || before === null) return row;
  const price = Number((before * factor).toPrecision(6));
  const dayAgo = before - (change ?? 0);
  const percent = dayAgo > 0 ? Number(((price / dayAgo - 1) * 100).toFixed(4)) : null;
  const week = row.sparkline_in_7d?.price;
  return {
    ...row,
    current_price: price,
    market_cap: row.market_cap === null ? null : Math.round(row.market_cap * factor),
    high_24h: Math.max(row.high_24h ?? price, price),
    low_24h: Math.min(row.low_24h ?? price, price),
    price_change_24h: Number((price - dayAgo).toFixed(8)),
    price_change_percentage_24h: percent,
    ...('price_change_percentage_24h_in_currency' in row && { price_change_percentage_24h_in_currency: percent }),
    ...(week && { sparkline_in_7d: { price: [...week.slice(0, -1), price] } }),
  };
}
