import { amountText } from '../../format/amountParts.ts';
import { NOTHING, orNothing } from '../../format/nothing.ts';
import { numberFormat } from '../../format/numberFormat.ts';

/**
 * A market price: two decimals from 1 up, below it as many as it takes to show four digits that count.
 * `price(0.00001234, 'USD', 'en')` is `$0.00001234`.
 * @returns '---' for null, for a negative price and for what is no finite number
 */
export function price(value: number | null, currency: string, locale: string): string {
  return orNothing(() => {
    if (value === null || !Number.isFinite(value) || value < 0) return undefined;
    return amountText(numberFormat(locale, optionsOf(currency, value > 0 && value < 1)), value);
  }, NOTHING);
}

const made = new Map<string, Intl.NumberFormatOptions>();

/** The same object each time. */
function optionsOf(currency: string, isSmall: boolean): Intl.NumberFormatOptions {
  const key = isSmall ? `${currency} small` : currency;
  const options = made.get(key) ?? {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    ...(isSmall
      ? { maximumSignificantDigits: 4, minimumSignificantDigits: 2, roundingPriority: 'morePrecision' }
      : { maximumFractionDigits: 2 }),
  };
  made.set(key, options);
  return options;
}
