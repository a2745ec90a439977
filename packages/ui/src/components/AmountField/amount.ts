import { amountParts } from '../../format/amountParts.ts';
import { latinDigits } from '../../format/latinDigits.ts';
import { NO_VALUE, orNoValue } from '../../format/noValue.ts';
import { numberFormat } from '../../format/numberFormat.ts';

/** The currency or asset that an amount is in. */
export interface AmountUnit {
  /** A currency or an asset: 'USD', 'BTC'. */
  code: string;
  /** The number of decimals: 2 for USD, 8 for BTC, 18 for ETH. Invalid values count as 2. */
  decimals: number;
}

/** Why a text is not a valid amount: it is not a plain number, or it has more decimals than the unit. */
export type AmountProblem = 'notANumber' | 'tooPrecise';

export interface ReadAmount {
  /** A plain decimal string such as '1234.5', without a sign or redundant zeros. `''` if there is no amount. */
  readonly amount: string;
  /** Why the text is not a valid amount; null for a valid amount and for an empty text. */
  readonly problem: AmountProblem | null;
}

const NONE: ReadAmount = { amount: '', problem: null };
const PLAIN = /^\d+(?:\.\d+)?$/;
const GROUPED = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?$/;
/** Direction marks that are included when text is copied from an Arabic page. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Parses typed or pasted text digit by digit, never through a float. Accepts the decimal and thousands separators
 * of the locale, Latin, Arabic and Persian digits, and the unit's code or a currency sign at either end.
 * Thousands separators must be in the right place, so that '1,5' is rejected in English and not read as 15.
 */
export function readAmount(typed: string, unit: AmountUnit, locale: string): ReadAmount {
  const text = withoutUnit(latinDigits(typed).replaceAll(MARKS, ''), unit.code);
  if (text === '') return NONE;
  const [, groups, decimalPlaces = ''] = GROUPED.exec(normalizeSeparators(text, locale)) ?? [];
  if (groups === undefined && decimalPlaces === '') return { amount: '', problem: 'notANumber' };
  const integerPart = (groups ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimalPlaces.replace(/0+$/, '');
  if (fraction.length > decimalsOf(unit)) return { amount: '', problem: 'tooPrecise' };
  return { amount: fraction ? `${integerPart}.${fraction}` : integerPart, problem: null };
}

/** A plain amount as it is typed in the locale, without thousands separators; `''` for an invalid amount. */
export function writeAmount(amount: string, locale: string): string {
  return PLAIN.test(amount) ? amount.replace('.', signs(locale).decimal) : '';
}

/** A plain amount formatted with its unit: '1,234.50 USD'. '---' for an invalid amount. */
export function formatAmount(amount: string | null, unit: AmountUnit, locale: string): string {
  if (amount === null || !PLAIN.test(amount)) return NO_VALUE;
  const decimalPlaces = decimalsOf(unit);
  return orNoValue(() => {
    const format = numberFormat(locale, {
      minimumFractionDigits: decimalPlaces <= 2 ? decimalPlaces : 0,
      maximumFractionDigits: decimalPlaces,
    });
    // Intl takes a decimal string without losing digits, where a number would round.
    return `${format.format(amount as Intl.StringNumericLiteral)}\u00a0${unit.code}`;
  }, NO_VALUE);
}

/** A plain amount in its shortest form: '$500', '$0.50', '0.5 BTC'. '---' for an invalid amount. */
export function shortAmount(amount: string, unit: AmountUnit, locale: string): string {
  if (!PLAIN.test(amount) || !Intl.supportedValuesOf('currency').includes(unit.code)) {
    return formatAmount(amount, unit, locale);
  }
  const decimalPlaces = decimalsOf(unit);
  return orNoValue(() => {
    const format = numberFormat(locale, {
      style: 'currency',
      currency: unit.code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimalPlaces <= 2 ? decimalPlaces : 0,
      maximumFractionDigits: decimalPlaces,
      trailingZeroDisplay: 'stripIfInteger',
    });
    return amountParts(format, amount as Intl.StringNumericLiteral)
      .map(({ value }) => value)
      .join('');
  }, NO_VALUE);
}

/** A plain amount in the smallest units, cents or wei; null if it is invalid or has too many decimals. */
export function toMinorUnits(amount: string, decimals: number): bigint | null {
  const decimalPlaces = decimalsOf({ decimals });
  const [whole = '', fraction = ''] = amount.split('.');
  if (!PLAIN.test(amount) || fraction.length > decimalPlaces) return null;
  return BigInt(whole + fraction.padEnd(decimalPlaces, '0'));
}

/** Converts the smallest units to a plain amount; `''` below zero. */
export function fromMinorUnits(units: bigint, decimals: number): string {
  if (units < 0n) return '';
  const decimalPlaces = decimalsOf({ decimals });
  const digits = `${units}`.padStart(decimalPlaces + 1, '0');
  const fraction = digits.slice(digits.length - decimalPlaces).replace(/0+$/, '');
  const integerPart = digits.slice(0, digits.length - decimalPlaces);
  return decimalPlaces > 0 && fraction ? `${integerPart}.${fraction}` : integerPart;
}

/** The number of decimals of a unit, at most the 100 that Intl can format. */
export function decimalsOf({ decimals }: Pick<AmountUnit, 'decimals'>): number {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= 100 ? decimals : 2;
}

/** Without the unit's code or a currency sign at either end. */
function withoutUnit(text: string, code: string): string {
  const number = text
    .trim()
    .replace(/^\p{Sc}/u, '')
    .replace(/\p{Sc}$/u, '')
    .trim();
  const lower = number.toLowerCase();
  const unit = code.toLowerCase();
  if (unit && lower.endsWith(unit)) return number.slice(0, -unit.length).trim();
  return unit && lower.startsWith(unit) ? number.slice(unit.length).trim() : number;
}

/** Replaces the decimal separator with '.' and every thousands separator with ','. */
function normalizeSeparators(text: string, locale: string): string {
  const { decimal, group } = signs(locale);
  return Array.from(text, (sign) => {
    if (sign === decimal || sign === '\u066B') return '.';
    return sign === group || sign === '\u066C' || /[\s'\u2019]/.test(sign) ? ',' : sign;
  }).join('');
}

function signs(locale: string): { decimal: string; group: string } {
  const parts = orNoValue(() => numberFormat(locale, {}).formatToParts(1_234_567.8), []);
  const of = (type: Intl.NumberFormatPartTypes, nothing: string) =>
    parts.find((part) => part.type === type)?.value ?? nothing;
  return { decimal: of('decimal', '.'), group: of('group', ',') };
}
