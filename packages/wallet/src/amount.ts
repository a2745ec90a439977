/** Why a text is not a valid amount. `AMOUNT_WORDS` has the message for each. */
export type AmountProblem = 'empty' | 'notANumber' | 'tooManyDecimals' | 'zero' | 'tooLarge';

export type ReadAmount =
  | { readonly kind: 'amount'; readonly units: bigint }
  | { readonly kind: 'invalid'; readonly reason: AmountProblem };

// The largest number that a token contract can represent.
const LARGEST = 2n ** 256n - 1n;

/**
 * Whole units in decimal text to smallest units, without a floating-point number in between.
 *
 * @param typed digits with an optional point; signs, exponents, spaces and separators of thousands are refused, because
 *   `1,500` means two different amounts in two countries
 * @param decimals how many places the asset has; zeros beyond them are allowed, other digits are not
 */
export function readAmount(typed: string, decimals: number): ReadAmount {
  const text = typed.trim();
  if (text === '') return invalid('empty');
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(text);
  const integerPart = parts?.[1] ?? '';
  const fraction = (parts?.[2] ?? '').replace(/0+$/, '');
  if (!parts || (integerPart === '' && (parts[2] ?? '') === '')) return invalid('notANumber');
  if (fraction.length > decimals) return invalid('tooManyDecimals');
  // 2^256 has 78 digits; longer numbers are not computed.
  if (integerPart.replace(/^0+/, '').length > 78) return invalid('tooLarge');
  const units = BigInt(integerPart + fraction.padEnd(decimals, '0'));
  if (units > LARGEST) return invalid('tooLarge');
  return units === 0n ? invalid('zero') : { kind: 'amount', units };
}

/** Smallest units to whole units in decimal text, without trailing zeros: 1500000n with 6 decimals is `1.5`. */
export function amountText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const integerPart = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${integerPart}${fraction === '' ? '' : `.${fraction}`}`;
}

function invalid(reason: AmountProblem): ReadAmount {
  return { kind: 'invalid', reason };
}
