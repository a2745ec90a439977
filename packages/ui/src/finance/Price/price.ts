import { amountText } from '../../format/amountParts.ts';
import { moneyFormat } from '../../format/money.ts';
import { NO_VALUE, orNoValue } from '../../format/noValue.ts';
import { numberFormat } from '../../format/numberFormat.ts';

/** From here a price is 1 in four significant digits, and has two decimals like every price from 1 up. */
const ROUNDED_TO_ONE = 0.999_95;

/**
 * A market price: two decimals from 1 up, below 1 enough decimals for four significant digits. `price(0.00001234,
 * 'USD', 'en')` is `$0.00001234`.
 *
 * @returns '---' for null, for a negative price and for values that are not finite
 */
export function price(value: number | null, currency: string, locale: string): string {
  return orNoValue(() => {
    if (value === null || !Number.isFinite(value) || value < 0) return undefined;
    const options = value > 0 && value < ROUNDED_TO_ONE ? smallFormat(currency) : moneyFormat(currency);
    return amountText(numberFormat(locale, options), value);
  }, NO_VALUE);
}

const optionsByCurrency = new Map<string, Intl.NumberFormatOptions>();

/** Always the same object, so that formatters are cached by it. */
function smallFormat(currency: string): Intl.NumberFormatOptions {
  const options = optionsByCurrency.get(currency) ?? {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumSignificantDigits: 4,
    minimumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
  };
  optionsByCurrency.set(currency, options);
  return options;
}
