import type { Queryable } from '../../db/Db.ts';
import { type Cents, fromWire } from '../../money.ts';

/**
 * The setting: the minimum value of an order at the desk, in whole US dollars, so that network fees stay small compared
 * with it (M-11).
 */
export const MINIMUM_ORDER_SETTING = 'desk.minimumOrder';

/** The values of the setting. */
export const MINIMUM_ORDER_EXPECTED = 'a whole number of US dollars from 0 to 10000';

/** The default, in US dollars. */
export const MINIMUM_ORDER = 20;

const NUMBER = /^(0|[1-9]\d{0,4})$/;
const MAX_DOLLARS = 10_000;

/** Whether a text is a valid value of the setting. */
export function isMinimumOrder(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_DOLLARS;
}

/** The current minimum value of an order at the desk, in whole US dollars and in cents. */
export async function minimumOrder(db: Queryable): Promise<{ readonly dollars: number; readonly cents: Cents }> {
  const [set] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [MINIMUM_ORDER_SETTING]);
  const dollars = set && isMinimumOrder(set.value) ? Number(set.value) : MINIMUM_ORDER;
  return { dollars, cents: fromWire(dollars) };
}
