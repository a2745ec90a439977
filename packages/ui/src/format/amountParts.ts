const RIGHT_TO_LEFT = '\u200f';
const LEFT_TO_RIGHT = '\u200e';

/**
 * The parts of an amount in writing order. In right-to-left text such as Arabic, the minus sign or the letters of 'US$'
 * would otherwise be reordered ('$US'); invisible direction marks keep the amount together and in its place.
 */
export function amountParts(
  format: Intl.NumberFormat,
  amount: number | Intl.StringNumericLiteral,
): readonly Intl.NumberFormatPart[] {
  const parts = format.formatToParts(amount);
  if (!parts.some(({ value }) => value.includes(RIGHT_TO_LEFT))) return parts;
  return parts.map(({ type, value }) => ({
    type,
    value: type === 'currency' ? `${RIGHT_TO_LEFT}${value}${LEFT_TO_RIGHT}` : value,
  }));
}

/**
 * The parts as one text. For left-to-right locales Intl's text is correct already, and splitting it takes three times
 * as long.
 */
export function amountText(format: Intl.NumberFormat, amount: number | Intl.StringNumericLiteral): string {
  const text = format.format(amount);
  if (!text.includes(RIGHT_TO_LEFT)) return text;
  return amountParts(format, amount)
    .map(({ value }) => value)
    .join('');
}
