import { NOTHING, orNothing } from './nothing.ts';
import { numberFormat } from './numberFormat.ts';

export interface PercentOptions {
  /** Digits after the decimal sign. @default 2 */
  readonly digits?: number;
  /** Show a plus on gains; zero has no sign. @default false */
  readonly isSigned?: boolean;
}

/**
 * A share or a change: `percent(1.42, 'en', { isSigned: true })` is `+1.42%`.
 * @param points percentage points, 1.42 for 1.42%
 * @returns '---' for anything but a finite number
 */
export function percent(points: number, locale: string, { digits = 2, isSigned = false }: PercentOptions = {}): string {
  return orNothing(() => {
    if (!Number.isFinite(points)) return undefined;
    const format = numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    });
    return format
      .formatToParts(points / 100)
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '\u2212') : value))
      .join('');
  }, NOTHING);
}
