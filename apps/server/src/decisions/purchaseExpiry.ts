import { HOUR } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/**
 * The setting: for how many hours a purchase of the desk may hold its money without a signed transfer. Longer, and it expires:
 * the money goes back (M-25).
 */
export const PURCHASE_EXPIRY_SETTING = 'desk.purchaseExpiry';

/** What the setting may be. */
export const PURCHASE_EXPIRY_WANTS = 'a whole number of hours from 1 to 720';

/** Where the operator has set nothing, in hours. */
export const PURCHASE_EXPIRY_HOURS = 72;

const HOURS = /^[1-9]\d{0,2}$/;
const MAX_HOURS = 720;

/** When the time of an order `o` began: an approval begins it anew, since the desk may be paused just then. */
export const HELD_SINCE = 'COALESCE(o.released_at, o.created_at)';

/** Whether a text can be the setting. */
export function isPurchaseExpiry(value: string): boolean {
  return HOURS.test(value) && Number(value) <= MAX_HOURS;
}

/** How long a purchase may wait now, in milliseconds. */
export async function purchaseExpiryMs(db: Queryable): Promise<number> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    PURCHASE_EXPIRY_SETTING,
  ]);
  return (set && isPurchaseExpiry(set.value) ? Number(set.value) : PURCHASE_EXPIRY_HOURS) * HOUR;
}
