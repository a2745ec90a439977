import { MINUTE } from '../clock.ts';

/** A time for a reader whose place is not known: to the minute, in UTC, and never earlier than it is. */
export function toTheMinute(at: Date): string {
  const whole = new Date(Math.ceil(at.getTime() / MINUTE) * MINUTE).toISOString();
  return `${whole.slice(0, 10)} ${whole.slice(11, 16)} UTC`;
}
