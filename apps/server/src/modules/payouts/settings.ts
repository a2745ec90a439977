import { HOUR } from '../../clock.ts';
import type { Config } from '../../config/Config.ts';

/** The setting: for how many hours no money leaves an account after its password or a second factor changed. */
export const COOLING_OFF_SETTING = 'payouts.coolingOff';

/** What the setting may be. */
export const COOLING_OFF_WANTS = 'a whole number of hours from 0 to 720';

const HOURS = /^\d{1,3}$/;
const MAX_HOURS = 720;
const LIVE_HOURS = 24;

/** Whether a text can be the setting. */
export function isCoolingOff(value: string): boolean {
  return HOURS.test(value) && Number(value) <= MAX_HOURS;
}

/** A day in live mode unless the operator says otherwise; with sample money nobody has to wait. In milliseconds. */
export function coolingOffMs({ mode }: Pick<Config, 'mode'>, setting: string | null): number {
  if (setting !== null && isCoolingOff(setting)) return Number(setting) * HOUR;
  return mode === 'live' ? LIVE_HOURS * HOUR : 0;
}
