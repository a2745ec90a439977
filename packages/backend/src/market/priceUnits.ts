/** Decimals of a rate. */
export const PRICE_DECIMALS = 8;

/**
 * Parses a decimal text to units of 10^-8. Market prices are JSON numbers; from here on they are integers, so that sums
 * are exact.
 */
export function priceUnits(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(PRICE_DECIMALS, '0'));
}
