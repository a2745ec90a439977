import { amountText } from '../../format/amountParts.ts';
import { moneyFormat } from '../../format/money.ts';
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
    const options = value > 0 && value < 1 ? smallFormat(currency) : moneyFormat(currency);
    return amountText(numberFormat(locale, options), value);
  }, NOTHING);
}

const made = new Map<string, Intl.NumberFormatOptions>();

/** The same object each time. */
function smallFormat(currency: string): Intl.NumberFormatOptions {
  const options = made.get(currency) ?? {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumSignificantDigits: 4,
    minimumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
  };
  made.set(currency, options);
  return options;
}
