import type { Config } from '../../config/env.ts';
import type { Quotes } from '../../market/Market.ts';
import type { Cents } from '../../money.ts';

export const QUANTITY_DECIMALS = 18;
/** Decimals of a rate. */
export const PRICE_DECIMALS = 8;
/** Units of quantity times units of price that make a cent. */
export const A_CENT = 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS - 2);

/**
 * The price of an asset in 10^-8 US dollars; undefined where nobody names one. In live mode nobody buys or sells at a
 * made-up or an old one.
 */
export function priceOf({ rows, source }: Quotes, asset: string, { mode }: Pick<Config, 'mode'>): bigint | undefined {
  if (mode === 'live' && source !== 'live' && source !== 'cache') return undefined;
  const row = rows.find(({ symbol, current_price }) => symbol.toUpperCase() === asset && current_price !== null);
  const price = row?.current_price;
  // Market prices are JSON numbers. From here on it is whole units, so the sum below is exact.
  return price === undefined || price === null ? undefined : units(price.toFixed(PRICE_DECIMALS), PRICE_DECIMALS);
}

/** A quantity of the wire in 10^-18 of the asset. */
export function quantityUnits(quantity: string): bigint {
  return units(quantity, QUANTITY_DECIMALS);
}

/** 10^-18 of an asset as a quantity of the wire. */
export function quantityText(quantity: bigint): string {
  const digits = quantity.toString().padStart(QUANTITY_DECIMALS + 1, '0');
  const fraction = digits.slice(-QUANTITY_DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -QUANTITY_DECIMALS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
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
