import { audit } from '../audit/audit.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { exceededText, lockedExceededLimit } from '../decisions/payoutLimits.ts';
import type { RestrictionDeps } from '../decisions/payoutRestriction.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import { DESK } from './work.ts';

/** A purchase that was just found to exceed a limit. */
export interface AboveLimit {
  /** The setting of the limit with both amounts, from `exceededText`. */
  readonly limit: string;
  /** The number of purchases that wait for an operator, including this one. */
  readonly waiting: bigint;
}

/**
 * PAYOUT-3: checks a purchase that nobody has approved against the limits. Undefined if it is within them: the caller
 * then approves and signs it in the same transaction. A purchase above a limit waits until an operator decides it, even
 * if the limit is raised later, since its price would be old. The caller has locked the order and its account.
 */
export async function enforceLimits(tx: Queryable, deps: RestrictionDeps, id: string): Promise<AboveLimit | undefined> {
  const exceeded = await lockedExceededLimit(tx, deps, { list: 'orders', id });
  if (!exceeded) return undefined;
  await tx.query('UPDATE orders SET above_limit = $2 WHERE id = $1', [id, exceeded.limit]);
  const { waiting } = singleRow(
    await tx.query<{ waiting: bigint }>(`SELECT COUNT(*) AS waiting FROM orders WHERE ${WAITS_FOR_APPROVAL}`),
  );
  const limit = exceededText(exceeded);
  await audit(tx, deps.clock, { actor: DESK, action: 'order.waits', object: id, detail: limit });
  return { limit, waiting };
}
