/** What time it is. Everything that depends on time takes one, so that tests can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `ms` milliseconds after `moment`; negative is before. */
export function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
