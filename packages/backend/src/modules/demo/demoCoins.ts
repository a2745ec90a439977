import type { DemoCoin, MarketRow } from '@keel/contract';

/** The coins with a price, as the operator drawer shows them. */
export function toDemoCoins(rows: readonly MarketRow[]): DemoCoin[] {
  return rows.flatMap(({ id, symbol, name, current_price: price }) =>
    price === null ? [] : [{ id, symbol, name, price }],
  );
}
