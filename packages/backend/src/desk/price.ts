import { PRICE_DECIMALS } from '../market/priceUnits.ts';
import type { Cents } from '../money.ts';

/** Decimals of the unit in which quantities are computed. */
export const QUANTITY_DECIMALS = 18;
/** Units of quantity times units of price that make a cent. */
export const UNITS_PER_CENT = 10n ** BigInt(QUANTITY_DECIMALS + PRICE_DECIMALS - 2);

/** Parses a quantity of the wire to units of 10^-18. */
export function quantityUnits(quantity: string): bigint {
  return units(quantity, QUANTITY_DECIMALS);
}

/** Formats units of 10^-18 as a quantity of the wire. */
export function quantityText(quantity: bigint): string {
  const digits = quantity.toString().padStart(QUANTITY_DECIMALS + 1, '0');
  const fraction = digits.slice(-QUANTITY_DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -QUANTITY_DECIMALS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The price of a quantity in cents: purchases are rounded up and sales down, so that no investor gains by rounding. */
export function priceOf(quantity: bigint, price: bigint, type: 'buy' | 'sell'): Cents {
  const exact = quantity * price;
  return type === 'buy' ? (exact + UNITS_PER_CENT - 1n) / UNITS_PER_CENT : exact / UNITS_PER_CENT;
}

function units(decimal: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
