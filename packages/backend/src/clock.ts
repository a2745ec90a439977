/** Returns the current time. Everything that depends on time takes a clock, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time `ms` milliseconds after `moment`; negative values are before it. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
