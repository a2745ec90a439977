import { NO_VALUE, orNoValue } from './noValue.ts';

export interface DateOptions {
  /**
   * `date`: 18 Nov 2026 in the order of the locale; `time`: hours and minutes; `dateTime`: both; `day`: 18 Nov; `month`:
   * Nov 2026. @default 'date'
   */
  readonly show?: 'date' | 'time' | 'dateTime' | 'day' | 'month';
  /** IANA name. @default the reader's own */
  readonly timeZone?: string;
}

/** With the name of the month: Arabic's own `medium` style has digits only, whose order is ambiguous. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const STYLES = {
  date: DAY,
  time: { timeStyle: 'short' },
  dateTime: { ...DAY, hour: 'numeric', minute: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A time in the locale's format (CONST-1).
 *
 * @param moment a Date, milliseconds since 1970, or an ISO 8601 text
 * @returns '---' for an invalid time or time zone
 */
export function date(
  moment: Date | number | string,
  locale: string,
  { show = 'date', timeZone }: DateOptions = {},
): string {
  return orNoValue(
    () => new Intl.DateTimeFormat(locale, { ...STYLES[show], ...(timeZone && { timeZone }) }).format(new Date(moment)),
    NO_VALUE,
  );
}
