import { date } from './date.ts';
import { NO_VALUE, orNoValue } from './noValue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * How long ago something happened, in the locale's words: 'now', '5 minutes ago', 'yesterday'; the date if it was a week ago or
 * earlier. A time after `now`, such as one from a clock that is ahead, is 'now'.
 *
 * @param moment a Date, milliseconds since 1970, or an ISO 8601 text
 * @param now milliseconds since 1970
 * @returns '---' for an invalid time
 */
export function relativeTime(moment: Date | number | string, now: number, locale: string): string {
  const age = Math.max(0, now - new Date(moment).getTime());
  if (age >= WEEK_MS) return date(moment, locale);
  const ago = (unit: 'second' | 'minute' | 'hour' | 'day', ms: number) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(age / ms), unit);
  return orNoValue(() => {
    if (age < MINUTE_MS) return ago('second', MINUTE_MS);
    if (age < HOUR_MS) return ago('minute', MINUTE_MS);
    return age < DAY_MS ? ago('hour', HOUR_MS) : ago('day', DAY_MS);
  }, NO_VALUE);
}
