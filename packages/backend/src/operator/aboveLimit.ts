import type { Queryable } from '../db/Db.ts';
import { type Exceeded, exceededText, lockedExceededLimit, type PayoutLimit } from '../decisions/payoutLimits.ts';
import type { RestrictionDeps } from '../decisions/payoutRestriction.ts';
import type { Cents } from '../money.ts';
import { OperatorFault } from './result.ts';
import { needsSecondPerson } from './secondPerson.ts';

/** The limit that a pending withdrawal exceeds, for the person who starts it. Locks the withdrawal. */
export async function withdrawalAbove(tx: Queryable, deps: RestrictionDeps, id: string): Promise<Exceeded | undefined> {
  const waits = await tx.query(`SELECT id FROM withdrawals WHERE id = $1 AND status = 'Pending' FOR UPDATE`, [id]);
  return waits.length === 0 ? undefined : lockedExceededLimit(tx, deps, { list: 'withdrawals', id });
}

/**
 * PAYOUT-3: refuses to complete an unapproved purchase above a limit if its amount needs two people. Completing a
 * smaller one counts as its approval. Locks the order.
 */
export async function refuseUnapproved(tx: Queryable, deps: RestrictionDeps, id: string): Promise<void> {
  const [order] = await tx.query<{ amount_cents: Cents; above_limit: PayoutLimit | null }>(
    `SELECT amount_cents, above_limit FROM orders
     WHERE id = $1 AND type = 'buy' AND status = 'Pending' AND released_at IS NULL FOR UPDATE`,
    [id],
  );
  if (!order || !(await needsSecondPerson(tx, order.amount_cents))) return;
  const exceeded = await lockedExceededLimit(tx, deps, { list: 'orders', id });
  const limit = order.above_limit ?? (exceeded && exceededText(exceeded));
  if (limit === undefined) return;
  throw new OperatorFault(
    `Order ${id} is above ${limit}, so two people must approve it before it is paid: orders approve ${id}`,
  );
}
