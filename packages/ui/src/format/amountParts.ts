const RIGHT_TO_LEFT = '\u200f';
const LEFT_TO_RIGHT = '\u200e';

/**
 * The parts of an amount in writing order. From right to left, as in Arabic, the sign of 'US$' would jump before its
 * letters ('$US'), and after a minus the currency to the other side of the figure; marks around it, which nobody sees,
 * keep it whole and in its place.
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

/** The parts as one text. From left to right the text is right as it comes, and to take it apart costs three times as much. */
export function amountText(format: Intl.NumberFormat, amount: number | Intl.StringNumericLiteral): string {
  const text = format.format(amount);
  if (!text.includes(RIGHT_TO_LEFT)) return text;
  return amountParts(format, amount)
    .map(({ value }) => value)
    .join('');
}
