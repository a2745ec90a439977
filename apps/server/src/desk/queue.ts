import { after, type Clock, MINUTE } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { type RestrictionDeps, restrictionColumns } from '../decisions/payoutRestriction.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import { HELD_SINCE, purchaseExpiryMs } from '../decisions/purchaseExpiry.ts';
import { IS_RUNNING } from './pause.ts';
import type { DeskOrder } from './work.ts';

/** Orders of one lane that a step takes at most. */
export const BATCH_SIZE = 50;
/** An order is looked at again after an eighth of its age, within these: new ones often, old ones seldom. */
const PAUSE = `LEAST(GREATEST(($1 - o.created_at) / 8, INTERVAL '2 seconds'), INTERVAL '1 minute')`;
/** How long an unpaid sale outlives its end while its network is away: somebody may have paid in time. */
export const UNPAID_GRACE_MS = 15 * MINUTE;

/** Orders of one network and one type, which wait for no others. */
export function laneOf({ chain, network, type }: Pick<DeskOrder, 'chain' | 'network' | 'type'>): string {
  return `${chain} ${network} ${type}`;
}

/**
 * Takes the orders that are due, and says in the same statement when each is due next: whatever becomes of it, it is
 * looked at again, and of two servers one takes it. Accounts take turns, so that none keeps the others out (DESK-3). A
 * purchase of an account that may not move money waits for the operator, unless its transfer is signed (PAYOUT-1). So does
 * one above a limit, until it is approved (PAYOUT-3); both are taken again once they have expired (M-25). None that is not
 * signed is taken while the desk is paused (DESK-2). A sale whose price moved too far is a person's from then
 * on (M-9), and so is a purchase whose token shows no transfer (M-27).
 * @param busy lanes that are still at work
 */
export async function takeDue(
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

/** Keeps what holds an order up, for the operator. */
export async function noteOrder(db: Queryable, { id, desk_note: known }: DeskOrder, note: string): Promise<void> {
  if (note !== known) await db.query('UPDATE orders SET desk_note = $2 WHERE id = $1', [id, note]);
}

/**
 * Keeps what an order waits for whose transfer is confirmed, for the investor of a sale and, in words, for the operator, and
 * gives whether that is news.
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

/** Keeps when all coins of a sale were first seen: from then on it does not end by time alone. */
export async function notePaid(db: Db, clock: Clock, { id, paid_at: known }: DeskOrder): Promise<void> {
  if (known === null) await db.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [id, clock()]);
}

/** Keeps the chain that a sale is first looked for on, and gives the one that is kept. */
export async function storeGenesis(db: Db, { id }: DeskOrder, genesis: string): Promise<string | null> {
  const [stored] = await db.query<{ genesis: string | null }>(
    'UPDATE orders SET genesis = COALESCE(genesis, $2) WHERE id = $1 RETURNING genesis',
    [id, genesis],
  );
  return stored?.genesis ?? null;
}
