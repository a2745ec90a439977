import { date } from './date.ts';

/**
 * The day of a time as a heading, in the reader's time zone and in the locale's words: 'Today', 'Yesterday', before that the
 * date.
 *
 * @param moment a Date, milliseconds since 1970, or an ISO 8601 text
 * @param now milliseconds since 1970
 * @returns '---' for an invalid time
 */
export function dayName(moment: Date | number | string, locale: string, now = Date.now()): string {
  const day = date(moment, locale);
  const daysAgo = [0, 1].find((days) => day === date(daysBefore(now, days), locale));
  if (daysAgo === undefined) return day;
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

/** Noon of a day: every day has one, also where the clocks change at midnight. */
function daysBefore(now: number, days: number): Date {
  const day = new Date(now);
  day.setHours(12);
  day.setDate(day.getDate() - days);
  return day;
}
