import { MINUTE } from '../clock.ts';

/** Formats a time for a reader with unknown time zone: in UTC, rounded up to the minute. */
export function toTheMinute(at: Date): string {
  const rounded = new Date(Math.ceil(at.getTime() / MINUTE) * MINUTE).toISOString();
  return `${rounded.slice(0, 10)} ${rounded.slice(11, 16)} UTC`;
}
