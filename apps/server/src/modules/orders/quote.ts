import type { Quotes } from '../../market/Market.ts';
import type { Cents } from '../../money.ts';

const QUANTITY_DECIMALS = 18;
/** Decimals of a rate. */
export const PRICE_DECIMALS = 8;
/** Units of quantity times units of price that make a cent. */
export const A_CENT = 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS - 2);

/** The price of an asset in 10^-8 US dollars; undefined where nobody names one. */
export function priceOf({ rows }: Quotes, asset: string): bigint | undefined {
  const row = rows.find(({ symbol, current_price }) => symbol.toUpperCase() === asset && current_price !== null);
  const price = row?.current_price;
  // Market prices are JSON numbers. From here on it is whole units, so the sum below is exact.
  return price === undefined || price === null ? undefined : units(price.toFixed(PRICE_DECIMALS), PRICE_DECIMALS);
}

/** A quantity of the wire in 10^-18 of the asset. */
export function quantityUnits(quantity: string): bigint {
  return units(quantity, QUANTITY_DECIMALS);
}

/** What a quantity costs, to the cent: a purchase rounds up and a sale down, so no rounding makes money. */
export function worth(quantity: bigint, price: bigint, type: 'buy' | 'sell'): Cents {
  const exact = quantity * price;
  return type === 'buy' ? (exact + A_CENT - 1n) / A_CENT : exact / A_CENT;
}

function units(decimal: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
