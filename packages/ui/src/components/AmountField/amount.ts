import { amountParts } from '../../format/amountParts.ts';
import { latinDigits } from '../../format/latinDigits.ts';
import { NOTHING, orNothing } from '../../format/nothing.ts';
import { numberFormat } from '../../format/numberFormat.ts';

/** What an amount counts. */
export interface AmountUnit {
  /** A currency or an asset: 'USD', 'BTC'. */
  code: string;
  /** Its places after the decimal sign: 2 for USD, 8 for BTC, 18 for ETH. Anything impossible counts as 2. */
  decimals: number;
}

/** Why a text is no amount: it is no plain number, or has more places than the unit. */
export type AmountProblem = 'notANumber' | 'tooPrecise';

export interface ReadAmount {
  /** Plain decimal text, '1234.5': no sign, no zeros that say nothing. `''` where there is none. */
  readonly amount: string;
  readonly problem: AmountProblem | null;
}

const NONE: ReadAmount = { amount: '', problem: null };
const PLAIN = /^\d+(?:\.\d+)?$/;
const GROUPED = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?$/;
/** Marks of direction that come along when text is copied from an Arabic page. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Reads what was typed or pasted, digit by digit and never through a float: with the decimal and the thousands sign
 * of the locale, in Latin, Arabic or Persian digits, with the unit's code or a currency sign at either end.
 * Thousands signs must stand where they belong, so that '1,5' is refused in English rather than taken for 15.
 */
export function readAmount(typed: string, unit: AmountUnit, locale: string): ReadAmount {
  const text = bare(latinDigits(typed).replaceAll(MARKS, ''), unit.code);
  if (text === '') return NONE;
  const [, groups, places = ''] = GROUPED.exec(signed(text, locale)) ?? [];
  if (groups === undefined && places === '') return { amount: '', problem: 'notANumber' };
  const whole = (groups ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = places.replace(/0+$/, '');
  if (fraction.length > placesOf(unit)) return { amount: '', problem: 'tooPrecise' };
  return { amount: fraction ? `${whole}.${fraction}` : whole, problem: null };
}

/** A plain amount as a person of the locale types it, without thousands signs; `''` for what is no amount. */
export function writeAmount(amount: string, locale: string): string {
  return PLAIN.test(amount) ? amount.replace('.', signs(locale).decimal) : '';
}

/** A plain amount with its unit, for reading: '1,234.50 USD'. '---' for what is no amount. */
export function formatAmount(amount: string | null, unit: AmountUnit, locale: string): string {
  if (amount === null || !PLAIN.test(amount)) return NOTHING;
  const places = placesOf(unit);
  return orNothing(() => {
    const format = numberFormat(locale, {
      minimumFractionDigits: places <= 2 ? places : 0,
      maximumFractionDigits: places,
    });
    // Intl takes a decimal string without losing digits, where a number would round.
    return `${format.format(amount as Intl.StringNumericLiteral)}\u00a0${unit.code}`;
  }, NOTHING);
}

/** A plain amount as short as it goes: '$500', '$0.50', '0.5 BTC'. '---' for what is no amount. */
export function shortAmount(amount: string, unit: AmountUnit, locale: string): string {
  if (!PLAIN.test(amount) || !Intl.supportedValuesOf('currency').includes(unit.code)) {
    return formatAmount(amount, unit, locale);
  }
  const places = placesOf(unit);
  return orNothing(() => {
    const format = numberFormat(locale, {
      style: 'currency',
      currency: unit.code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: places <= 2 ? places : 0,
      maximumFractionDigits: places,
      trailingZeroDisplay: 'stripIfInteger',
    });
    return amountParts(format, amount as Intl.StringNumericLiteral)
      .map(({ value }) => value)
      .join('');
  }, NOTHING);
}

/** A plain amount in the smallest units, cents or wei; null where it is none or has too many places. */
export function toMinorUnits(amount: string, decimals: number): bigint | null {
  const places = placesOf({ decimals });
  const [whole = '', fraction = ''] = amount.split('.');
  if (!PLAIN.test(amount) || fraction.length > places) return null;
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** The smallest units as a plain amount; `''` below zero. */
export function fromMinorUnits(units: bigint, decimals: number): string {
  if (units < 0n) return '';
  const places = placesOf({ decimals });
  const digits = `${units}`.padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return places > 0 && fraction ? `${whole}.${fraction}` : whole;
}

/** The places of a unit, at most the 100 that Intl can write. */
export function placesOf({ decimals }: Pick<AmountUnit, 'decimals'>): number {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= 100 ? decimals : 2;
}

/** Without the unit's code or a currency sign at either end. */
function bare(text: string, code: string): string {
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

/** The decimal sign as '.', every thousands sign as ','. */
function signed(text: string, locale: string): string {
  const { decimal, group } = signs(locale);
  return Array.from(text, (sign) => {
    if (sign === decimal || sign === '\u066B') return '.';
    return sign === group || sign === '\u066C' || /[\s'\u2019]/.test(sign) ? ',' : sign;
  }).join('');
}

function signs(locale: string): { decimal: string; group: string } {
  const parts = orNothing(() => numberFormat(locale, {}).formatToParts(1_234_567.8), []);
  const of = (type: Intl.NumberFormatPartTypes, nothing: string) =>
    parts.find((part) => part.type === type)?.value ?? nothing;
  return { decimal: of('decimal', '.'), group: of('group', ',') };
}
