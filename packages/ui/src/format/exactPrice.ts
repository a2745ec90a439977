import { amountText } from './amountParts.ts';
import { moneyFormat } from './money.ts';
import { NO_VALUE, orNoValue } from './noValue.ts';
import { numberFormat } from './numberFormat.ts';
import { isDecimal } from './quantity.ts';

/**
 * A price with all its digits, at least two decimals: `exactPrice('3363.2727', 'USD', 'en')` is `$3,363.2727`.
 *
 * @param decimal a decimal string, in whole units of the currency
 * @param currency ISO 4217 code
 * @param locale BCP 47
 * @returns '---' for anything but a plain decimal
 */
export function exactPrice(decimal: string, currency: string, locale: string): string {
  return orNoValue(() => {
    if (!isDecimal(decimal)) return undefined;
    return amountText(
      numberFormat(locale, { ...moneyFormat(currency), maximumFractionDigits: 60 }),
      decimal as Intl.StringNumericLiteral,
    );
  }, NO_VALUE);
}
