import { NO_VALUE, orNoValue } from '../../format/noValue.ts';
import { numberFormat } from '../../format/numberFormat.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** A file size in decimal units, as file managers show it: '1.2 MB'. '---' for an invalid size. */
export function fileSize(bytes: number, locale: string): string {
  return orNoValue(() => {
    if (!Number.isSafeInteger(bytes) || bytes < 0) return undefined;
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
    const unit = UNITS[step] ?? 'byte';
    return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: step > 1 ? 1 : 0 }).format(
      bytes / 1000 ** step,
    );
  }, NO_VALUE);
}
