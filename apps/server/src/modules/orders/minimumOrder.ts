import type { Queryable } from '../../db/Db.ts';
import { type Cents, fromWire } from '../../money.ts';

/** The setting: the least that an order at the desk comes to, in whole US dollars, since the desk pays the network's fee (M-11). */
export const MINIMUM_ORDER_SETTING = 'desk.minimumOrder';

/** What the setting may be. */
export const MINIMUM_ORDER_WANTS = 'a whole number of US dollars from 0 to 10000';

/** The least where the operator has set nothing, in US dollars. */
export const MINIMUM_ORDER = 20;

const NUMBER = /^(0|[1-9]\d{0,4})$/;
const MAX_DOLLARS = 10_000;

/** Whether a text can be the setting. */
export function isMinimumOrder(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_DOLLARS;
}

/** The least that an order at the desk comes to now, in whole US dollars and in cents. */
export async function minimumOrder(db: Queryable): Promise<{ readonly dollars: number; readonly cents: Cents }> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [MINIMUM_ORDER_SETTING]);
  const dollars = set && isMinimumOrder(set.value) ? Number(set.value) : MINIMUM_ORDER;
  return { dollars, cents: fromWire(dollars) };
}
