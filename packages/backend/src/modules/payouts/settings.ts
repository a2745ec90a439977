import { HOUR } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';

/** The setting: for how many hours no money leaves an account after a change of its password or a second factor. */
export const COOLING_OFF_SETTING = 'payouts.coolingOff';

/** The values of the setting. */
export const COOLING_OFF_EXPECTED = 'a whole number of hours from 0 to 720';

const HOURS = /^\d{1,3}$/;
const MAX_HOURS = 720;
const LIVE_HOURS = 24;

/** Whether a text is a valid value of the setting. */
export function isCoolingOff(value: string): boolean {
  return HOURS.test(value) && Number(value) <= MAX_HOURS;
}

/** The cooling-off in milliseconds. The default is a day in live mode; with sample money nobody has to wait. */
export function coolingOffMs({ mode }: Pick<Config, 'mode'>, setting: string | null): number {
  if (setting !== null && isCoolingOff(setting)) return Number(setting) * HOUR;
  return mode === 'live' ? LIVE_HOURS * HOUR : 0;
}
