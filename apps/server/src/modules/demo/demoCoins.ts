import type { DemoCoin, MarketRow } from '@keel/contract';

/** The coins that have a price, as the drawer names them. */
export function toDemoCoins(rows: readonly MarketRow[]): DemoCoin[] {
  return rows.flatMap(({ id, symbol, name, current_price: price }) =>
    price === null ? [] : [{ id, symbol, name, price }],
  );
}
