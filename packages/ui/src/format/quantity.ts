import { NO_VALUE, orNoValue } from './noValue.ts';
import { numberFormat } from './numberFormat.ts';

const DECIMAL = /^-?\d{1,60}(?:\.\d{1,60})?$/;

/** Whether it is a plain decimal string, as quantities are on the wire, never rounded by a number. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/**
 * An amount of a coin as text with all its digits: `quantity('1234.0250', 'en')` is `1,234.025`.
 *
 * @param decimal a decimal string; trailing zeros are dropped
 * @returns '---' for anything but a plain decimal
 */
export function quantity(decimal: string, locale: string): string {
  return orNoValue(() => {
    if (!isDecimal(decimal)) return undefined;
    return numberFormat(locale, { maximumFractionDigits: 60, signDisplay: 'negative' })
      .format(decimal as Intl.StringNumericLiteral)
      .replace('-', '\u2212');
  }, NO_VALUE);
}
