import { after, type Clock, MINUTE } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { type RestrictionDeps, restrictionColumns } from '../decisions/payoutRestriction.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import { HELD_SINCE, purchaseExpiryMs } from '../decisions/purchaseExpiry.ts';
import { IS_RUNNING } from './pause.ts';
import type { DeskOrder } from './work.ts';

/** Maximum number of orders of one lane per step. */
export const BATCH_SIZE = 50;
/** The backoff: an order is processed again after an eighth of its age, within these bounds. */
const PAUSE = `LEAST(GREATEST(($1 - o.created_at) / 8, INTERVAL '2 seconds'), INTERVAL '1 minute')`;
/**
 * How long an unpaid sale stays open after `pay_until` while its network is unreachable: the seller may have paid in
 * time.
 */
export const UNPAID_GRACE_MS = 15 * MINUTE;

/** The lane of an order, one for each network and type. Lanes do not wait for one another. */
export function laneOf({ chain, network, type }: Pick<DeskOrder, 'chain' | 'network' | 'type'>): string {
  return `${chain} ${network} ${type}`;
}

/**
 * Takes the due orders, oldest first, and schedules their next processing in the same statement. So an order is
 * processed again even if the server stops, and only one of two servers takes it. Accounts take turns, so that none
 * blocks the others (DESK-3). Not taken are
 * - unsigned purchases of accounts that may not pay out (PAYOUT-1) or above a limit without an approval (PAYOUT-3),
 *   until they have expired (M-25);
 * - unsigned purchases while the desk is paused (DESK-2);
 * - sales whose price has moved too far (M-9) and purchases whose token reports no transfer (M-27): an operator
 *   decides.
 * @param busy lanes that are still running
 */
export async function claimDue(
  db: Queryable,
  { clock, config }: RestrictionDeps,
  busy: readonly string[],
): Promise<DeskOrder[]> {
  const now = clock();
  const taken = await db.query<DeskOrder>(
    `UPDATE orders o SET desk_at = $1 + ${PAUSE} WHERE o.status = 'Pending' AND (o.desk_at IS NULL OR o.desk_at <= $1)
       AND o.id IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY lane ORDER BY turn, due, id) AS place FROM (
             SELECT *, row_number() OVER (PARTITION BY lane, user_id ORDER BY due, id) AS turn FROM (
               SELECT o.id, o.user_id, o.type, o.status, o.above_limit, o.released_at, o.waits_for,
                 o.chain || ' ' || o.network || ' ' || o.type AS lane, COALESCE(o.desk_at, o.created_at) AS due,
                 EXISTS (SELECT FROM desk_payments p WHERE p.order_id = o.id) AS is_signed,
                 ${HELD_SINCE} <= $3 AS is_expired,
                 ${restrictionColumns(config, { users: 'u', now: '$1' })}
               FROM orders o JOIN users u ON u.id = o.user_id
               WHERE o.quote_id IS NOT NULL AND o.status = 'Pending' AND (o.desk_at IS NULL OR o.desk_at <= $1)) open
             WHERE waits_for IS DISTINCT FROM 'operator' AND CASE type WHEN 'sell' THEN true
               ELSE is_signed OR (${IS_RUNNING} AND (is_expired OR (restriction IS NULL AND NOT (${WAITS_FOR_APPROVAL})))) END
               AND NOT lane = ANY($2::text[])) turns) places
         WHERE place <= ${BATCH_SIZE})
     RETURNING o.id, o.type, o.asset, o.quantity, o.chain, o.network, o.address, o.confirmations, o.pay_to, o.pay_until,
       o.paid_at, o.created_at, o.released_at, o.desk_note, o.waits_for, o.genesis, o.type = 'buy' AND ${HELD_SINCE} <= $3 AS is_expired`,
    [now, busy, after(now, -(await purchaseExpiryMs(db)))],
  );
  return taken.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

/** Stores why an order is delayed, for the operator. */
export async function noteOrder(db: Queryable, { id, desk_note: known }: DeskOrder, note: string): Promise<void> {
  if (note !== known) await db.query('UPDATE orders SET desk_note = $2 WHERE id = $1', [id, note]);
}

/**
 * Stores what an order with a confirmed transfer waits for: `waitsFor` is shown to the investor of a sale, `note` to
 * the operator. Returns whether either changed.
 */
export async function noteWaits(
  db: Queryable,
  { id }: DeskOrder,
  { waitsFor, note }: { readonly waitsFor: NonNullable<DeskOrder['waits_for']>; readonly note: string },
): Promise<boolean> {
  const changed = await db.query(
    `UPDATE orders SET waits_for = $2, desk_note = $3 WHERE id = $1 AND status = 'Pending'
       AND (waits_for IS DISTINCT FROM $2 OR desk_note IS DISTINCT FROM $3) RETURNING id`,
    [id, waitsFor, note],
  );
  return changed.length === 1;
}

/** Records when all coins of a sale were first seen: from then on it does not expire. */
export async function notePaid(db: Db, clock: Clock, { id, paid_at: known }: DeskOrder): Promise<void> {
  if (known === null) await db.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [id, clock()]);
}

/** Stores the chain on which a sale is checked, if none is stored yet. Returns the stored chain. */
export async function storeGenesis(db: Db, { id }: DeskOrder, genesis: string): Promise<string | null> {
  const [stored] = await db.query<{ genesis: string | null }>(
    'UPDATE orders SET genesis = COALESCE(genesis, $2) WHERE id = $1 RETURNING genesis',
    [id, genesis],
  );
  return stored?.genesis ?? null;
}
