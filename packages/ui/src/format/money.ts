import { amountParts, amountText } from './amountParts.ts';
import { NO_VALUE, orNoValue } from './noValue.ts';
import { numberFormat } from './numberFormat.ts';

export interface MoneyOptions {
  /** Shows a plus sign for gains; zero has no sign. @default false */
  readonly isSigned?: boolean;
  /** Omits the decimals if they are zero, as in the price of a plan. @default false */
  readonly isTrimmed?: boolean;
}

/** A part of an amount in writing order; the fraction (with its decimal sign) may be painted in a muted colour. */
export interface MoneyPart {
  readonly kind: 'main' | 'fraction';
  readonly text: string;
}

/**
 * An amount as text with two decimals (CONST-1): `money(1248050, 'USD', 'en')` is `$12,480.50`.
 *
 * @param cents hundredths of the currency; a number must be a safe integer
 * @param currency ISO 4217 code
 * @param locale BCP 47
 * @returns '---' for an invalid amount, currency or locale
 */
export function money(cents: number | bigint, currency: string, locale: string, options: MoneyOptions = {}): string {
  return orNoValue(() => {
    const amount = amountOf(cents);
    // The only hyphen in the text of an amount is its minus sign.
    return amount && amountText(formatOf(currency, locale, options), amount).replace('-', MINUS);
  }, NO_VALUE);
}

/** The same amount in parts; `[{ kind: 'main', text: '---' }]` if it is invalid. */
export function moneyParts(
  cents: number | bigint,
  currency: string,
  locale: string,
  options: MoneyOptions = {},
): readonly MoneyPart[] {
  return orNoValue<readonly MoneyPart[]>(() => {
    const amount = amountOf(cents);
    return (
      amount &&
      amountParts(formatOf(currency, locale, options), amount)
        .map(part)
        .reduce(merge, [])
    );
  }, [{ kind: 'main', text: NO_VALUE }]);
}

const MINUS = '\u2212';

const formatOf = (currency: string, locale: string, { isSigned = false, isTrimmed = false }: MoneyOptions) =>
  numberFormat(locale, moneyFormat(currency, isSigned, isTrimmed));

const optionsByKey = new Map<string, Intl.NumberFormatOptions>();

/** The format options of an amount, always the same object; a price has the same options and shares the formatter. */
export function moneyFormat(currency: string, isSigned = false, isTrimmed = false): Intl.NumberFormatOptions {
  const key = `${currency}${isSigned ? ' signed' : ''}${isTrimmed ? ' trimmed' : ''}`;
  const options = optionsByKey.get(key) ?? {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    ...(isTrimmed && { trailingZeroDisplay: 'stripIfInteger' }),
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  };
  optionsByKey.set(key, options);
  return options;
}

/**
 * Intl formats a decimal string without losing digits, while a number would be rounded. undefined for an invalid
 * amount.
 */
function amountOf(cents: number | bigint): Intl.StringNumericLiteral | undefined {
  if (typeof cents === 'number' && !Number.isSafeInteger(cents)) return undefined;
  const exactCents = BigInt(cents);
  const digits = `${exactCents < 0n ? -exactCents : exactCents}`.padStart(3, '0');
  return `${exactCents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

function part({ type, value }: Intl.NumberFormatPart): MoneyPart {
  if (type === 'minusSign') return { kind: 'main', text: value.replace('-', MINUS) };
  return { kind: type === 'decimal' || type === 'fraction' ? 'fraction' : 'main', text: value };
}

function merge(parts: readonly MoneyPart[], next: MoneyPart): readonly MoneyPart[] {
  const last = parts.at(-1);
  return last?.kind === next.kind
    ? [...parts.slice(0, -1), { kind: next.kind, text: last.text + next.text }]
    : [...parts, next];
}
