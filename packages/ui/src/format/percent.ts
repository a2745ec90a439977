import { NO_VALUE, orNoValue } from './noValue.ts';
import { numberFormat } from './numberFormat.ts';

export interface PercentOptions {
  /** The number of decimals. @default 2 */
  readonly digits?: number;
  /** Shows a plus sign for gains; zero has no sign. @default false */
  readonly isSigned?: boolean;
}

/**
 * A share or a change: `percent(1.42, 'en', { isSigned: true })` is `+1.42%`.
 *
 * @param points percentage points, 1.42 for 1.42%
 * @returns '---' for anything but a finite number
 */
export function percent(points: number, locale: string, { digits = 2, isSigned = false }: PercentOptions = {}): string {
  return orNoValue(() => {
    if (!Number.isFinite(points)) return undefined;
    // The only hyphen in the text of a percentage is its minus sign; formatToParts would take three times as long.
    return numberFormat(locale, optionsOf(digits, isSigned))
      .format(points / 100)
      .replace('-', '\u2212');
  }, NO_VALUE);
}

const optionsByKey = new Map<number, Intl.NumberFormatOptions>();

/** Always the same object, so that formatters are cached by it. */
function optionsOf(digits: number, isSigned: boolean): Intl.NumberFormatOptions {
  const key = isSigned ? -1 - digits : digits;
  const options = optionsByKey.get(key) ?? {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  };
  optionsByKey.set(key, options);
  return options;
}
