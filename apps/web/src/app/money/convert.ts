import type { Cents } from '@keel/flows';
import type { ExchangeRate } from './exchangeRate.ts';

/** An amount in the currency of a rate, in its hundredths, rounded to the currency's smallest unit, to 2 decimals at most. */
export function convert(cents: Cents, { currency, perDollar }: ExchangeRate): number {
  return hasFractions(currency) ? Math.round(cents * perDollar) : Math.round((cents * perDollar) / 100) * 100;
}

/** Whether amounts of a currency have decimals; those of the yen, for example, have none. */
export function hasFractions(currency: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits !== 0;
}
