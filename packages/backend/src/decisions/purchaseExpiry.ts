import { HOUR } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/**
 * The setting: after how many hours a purchase of the desk without a signed transfer expires and its money is released
 * (M-25).
 */
export const PURCHASE_EXPIRY_SETTING = 'desk.purchaseExpiry';

/** The values of the setting. */
export const PURCHASE_EXPIRY_EXPECTED = 'a whole number of hours from 1 to 720';

/** The default, in hours. */
export const PURCHASE_EXPIRY_HOURS = 72;

const HOURS = /^[1-9]\d{0,2}$/;
const MAX_HOURS = 720;

/**
 * SQL for the time from which the expiry of an order `o` counts. An approval restarts it, because the desk may be
 * paused at that moment.
 */
export const HELD_SINCE = 'COALESCE(o.released_at, o.created_at)';

/** Whether a text is a valid value of the setting. */
export function isPurchaseExpiry(value: string): boolean {
  return HOURS.test(value) && Number(value) <= MAX_HOURS;
}

/** The current maximum waiting time of a purchase, in milliseconds. */
export async function purchaseExpiryMs(db: Queryable): Promise<number> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    PURCHASE_EXPIRY_SETTING,
  ]);
  return (set && isPurchaseExpiry(set.value) ? Number(set.value) : PURCHASE_EXPIRY_HOURS) * HOUR;
}
