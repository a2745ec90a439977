import type { Queryable } from '../db/Db.ts';

/**
 * The setting: how far, in percent, what a sale brings may lie from its quote when its coins are confirmed. Further, and a
 * person decides (M-9).
 */
export const SALE_BAND_SETTING = 'desk.saleBand';

/** What the setting may be. */
export const SALE_BAND_WANTS = 'a percentage from 0 to 20, with two decimals at most';

/** Where the operator has set nothing, in hundredths of a percent. */
export const SALE_BAND_BPS = 200;

const NUMBER = /^(0|[1-9]\d?)(\.\d{1,2})?$/;
const MAX_PERCENT = 20;

/** Whether a text can be the setting. */
export function isSaleBand(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_PERCENT;
}

/** The band of a sale that is quoted now, in hundredths of a percent. */
export async function saleBand(db: Queryable): Promise<number> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [SALE_BAND_SETTING]);
  return set && isSaleBand(set.value) ? Math.round(Number(set.value) * 100) : SALE_BAND_BPS;
}
