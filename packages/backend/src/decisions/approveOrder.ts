import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import type { Decided, Decision } from './decision.ts';

interface PurchaseRow {
  readonly type: string;
  readonly status: string;
  readonly released_at: Date | null;
}

/**
 * Approves a purchase above a limit (PAYOUT-3): the desk pays it, and it counts in the sums of the next 24 hours.
 * `changed` is false if it was approved before. Runs in the caller's transaction, which has already asked for a second
 * person if one is needed.
 */
export async function approveOrder(
  tx: Queryable,
  clock: Clock,
  { id, actor }: Pick<Decision, 'id' | 'actor'>,
): Promise<Decided> {
  const [order] = await tx.query<PurchaseRow>('SELECT type, status, released_at FROM orders WHERE id = $1 FOR UPDATE', [
    id,
  ]);
  if (!order) return { ok: false, code: 'not_found' };
  if (order.status !== 'Pending' || order.type !== 'buy') return { ok: false, code: 'wrong_state' };
  if (order.released_at !== null) return { ok: true, changed: false };
  const now = clock();
  await tx.query(
    'INSERT INTO order_approvals (order_id, actor, approved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [id, actor, now],
  );
  await tx.query('UPDATE orders SET released_at = $2, desk_at = NULL WHERE id = $1', [id, now]);
  await audit(tx, clock, { actor, action: 'order.approved', object: id });
  return { ok: true, changed: true };
}
