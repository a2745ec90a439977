import { audit } from '../audit/audit.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { exceededText, lockedExceededLimit } from '../decisions/payoutLimits.ts';
import type { RestrictionDeps } from '../decisions/payoutRestriction.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import { DESK } from './work.ts';

/** A purchase that was just found above a limit. */
export interface AboveLimit {
  /** Which one, and by how much. */
  readonly limit: string;
  /** How many purchases wait for an operator now, with this one. */
  readonly waiting: bigint;
}

/**
 * PAYOUT-3: finds whether a purchase that nobody has let through is within the limits; undefined is yes, and the caller signs
 * it and lets it through in the same transaction. One that is above a limit is kept waiting for an operator, for good: neither
 * time nor another limit lets it go on at a price of the past. The caller has locked the order and its account.
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
