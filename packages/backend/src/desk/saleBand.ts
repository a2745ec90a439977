import type { Queryable } from '../db/Db.ts';

/**
 * The setting: how far, in percent, the proceeds of a sale may differ from its quote when its coins are confirmed.
 * Beyond that a person decides (M-9).
 */
export const SALE_BAND_SETTING = 'desk.saleBand';

/** The values of the setting. */
export const SALE_BAND_EXPECTED = 'a percentage from 0 to 20, with two decimals at most';

/** The default, in basis points. */
export const SALE_BAND_BPS = 200;

const NUMBER = /^(0|[1-9]\d?)(\.\d{1,2})?$/;
const MAX_PERCENT = 20;

/** Whether a text is a valid value of the setting. */
export function isSaleBand(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_PERCENT;
}

/** The band of a sale that is quoted now, in basis points. */
export async function saleBand(db: Queryable): Promise<number> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [SALE_BAND_SETTING]);
  return set && isSaleBand(set.value) ? Math.round(Number(set.value) * 100) : SALE_BAND_BPS;
}
