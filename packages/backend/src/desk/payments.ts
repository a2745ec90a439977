import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { completeOrder, rejectOrder } from '../decisions/decideOrder.ts';
import { lockedPayoutRestriction, type RestrictionDeps } from '../decisions/payoutRestriction.ts';
import type { NoticeDeps } from '../security/notices/sendNotice.ts';
import { type AboveLimit, enforceLimits } from './enforceLimits.ts';
import { lockedState, pauseDesk } from './pause.ts';
import { type Amounts, amountsOf, covers } from './reserve.ts';
import { timelineChangeReason } from './timeline.ts';
import { type ChainPurse, pauseOnUnknownTransfers } from './unknownTransfers.ts';
import { DESK } from './work.ts';

/** A signed transfer, stored before any node receives it. */
export interface Payment {
  /** The id of the newest signature, or of the one in a block if there is one. */
  readonly tx_id: string;
  /** Ids of earlier signatures with other fees under the same nonce: at most one of all gets into a block. */
  readonly other_tx_ids: readonly string[];
  readonly order_id: string;
  readonly genesis: string;
  readonly nonce: bigint;
  readonly raw: string;
  readonly state: 'signed' | 'confirmed' | 'dead';
  /** When `raw` was signed. */
  readonly signed_at: Date;
  /**
   * When, and at which block, another transaction with its nonce was first seen; null while the transfer can still
   * happen.
   */
  readonly overtaken_at: Date | null;
  readonly overtaken_block: bigint | null;
  /** When it was first seen in a block; null while it is in none. */
  readonly mined_at: Date | null;
  /** When an operator has checked the transaction that replaced it. */
  readonly looked_at: Date | null;
}

const COLUMNS = `tx_id, other_tx_ids, order_id, genesis, nonce, raw, state, COALESCE(signed_at, created_at) AS signed_at, overtaken_at,
  overtaken_block, mined_at, looked_at`;

/** The transfer of an order; undefined if none was signed. */
export async function paymentOf(db: Queryable, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db.query<Payment>(`SELECT ${COLUMNS} FROM desk_payments WHERE order_id = $1`, [orderId]);
  return payment;
}

/**
 * Signed transfers whose nonce was used on the chain, but which were not found in a block yet: another transaction may
 * have replaced them.
 */
export function unseenPayments(db: Queryable, { genesis, address, used }: ChainPurse): Promise<Payment[]> {
  return db.query<Payment>(
    `SELECT ${COLUMNS} FROM desk_payments WHERE genesis = $1 AND address = $2 AND state = 'signed' AND nonce < $3
       AND mined_at IS NULL AND looked_at IS NULL ORDER BY nonce`,
    [genesis, address, used],
  );
}

interface OrderState {
  readonly status: string;
  readonly user_id: string;
  readonly above_limit: string | null;
  readonly released_at: Date | null;
}

interface Signing {
  /** The order that the transfer belongs to. */
  readonly orderId: string;
  readonly purse: ChainPurse;
  /** The current timeline of the database, which must be that of the last signature. */
  readonly timeline: string | null;
  /** The balance of the purse as of the last block. */
  readonly holds: Amounts;
  /** The maximum cost of the transfer. */
  readonly takes: Amounts;
  readonly sign: (nonce: bigint) => { readonly raw: string; readonly txId: string };
}

/** The desk was paused by this call; the text is the reason. */
export interface Paused {
  readonly paused: string;
}

/**
 * The result of signing. `not_now` and `too_little` have changed nothing. `AboveLimit` means that the order was found
 * to exceed a limit and now waits for an operator.
 */
export type SigningResult = 'signed' | 'not_now' | 'too_little' | AboveLimit | Paused;

/**
 * Signs the transfer of a pending order that has none, with the next nonce, and stores both in one transaction. The
 * order's row is locked before the purse's, so that only one of two servers signs. Nothing is signed
 * - if the account may not pay out: the order waits (PAYOUT-1);
 * - if the order exceeds a limit and is not approved (PAYOUT-3);
 * - if the purse cannot pay it: signed transfers that are in no block are deducted from its balance (M-6);
 * - while the desk is paused, or if the database may have lost payments, which pauses the desk (M-4).
 */
export async function signOnce(db: Db, deps: RestrictionDeps, signing: Signing): Promise<SigningResult> {
  const { orderId } = signing;
  return db.tx(async (tx) => {
    const [order] = await tx.query<OrderState>(
      'SELECT status, user_id, above_limit, released_at FROM orders WHERE id = $1 FOR UPDATE',
      [orderId],
    );
    if (order?.status !== 'Pending' || (await paymentOf(tx, orderId))) return 'not_now';
    if (await lockedPayoutRestriction(tx, deps, order.user_id)) return 'not_now';
    if (order.released_at === null) {
      if (order.above_limit !== null) return 'not_now';
      const above = await enforceLimits(tx, deps, orderId);
      if (above) return above;
    }
    const signed = await signFromPurse(tx, deps.clock, signing);
    if (signed !== 'signed') return signed;
    await tx.query('UPDATE orders SET released_at = $2, desk_note = NULL WHERE id = $1', [orderId, deps.clock()]);
    return 'signed';
  });
}

/**
 * Signs a transfer of the purse with its next nonce, and stores both. The caller has locked the row of the order.
 * Nothing is signed while the desk is paused, if the database may have lost payments, or if the purse cannot pay the
 * transfer.
 */
export async function signFromPurse(
  tx: Queryable,
  clock: Clock,
  { orderId, purse, timeline, holds, takes, sign }: Signing,
): Promise<Exclude<SigningResult, AboveLimit>> {
  const state = await lockedState(tx);
  if (state.pause) return 'not_now';
  const moved = timelineChangeReason(state.timeline, timeline);
  if (moved !== undefined) {
    await pauseDesk(tx, clock, { reason: moved });
    return { paused: moved };
  }
  const { nonce, reason } = await pauseOnUnknownTransfers(tx, clock, purse);
  if (reason !== undefined) return { paused: reason };
  if (!covers(holds, [...(await pendingAmounts(tx, purse)), takes])) return 'too_little';
  const { raw, txId } = sign(nonce);
  await tx.query('UPDATE desk_heads SET next_nonce = $3 WHERE genesis = $1 AND address = $2', [
    purse.genesis,
    purse.address,
    nonce + 1n,
  ]);
  await tx.query(
    `INSERT INTO desk_payments (tx_id, order_id, genesis, address, nonce, raw, state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'signed', $7)`,
    [txId, orderId, purse.genesis, purse.address, nonce, raw, clock()],
  );
  if (timeline !== state.timeline) await tx.query('UPDATE desk_state SET timeline = $1 WHERE id = 1', [timeline]);
  return 'signed';
}

/**
 * The cost of each signed transfer of a purse whose nonce is not used on the chain yet. The balance already contains
 * the others.
 * @param except an order whose transfer is not counted
 */
async function pendingAmounts(
  tx: Queryable,
  { genesis, address, used }: ChainPurse,
  except: string | null = null,
): Promise<Amounts[]> {
  const pending = await tx.query<{ raw: string }>(
    `SELECT raw FROM desk_payments WHERE genesis = $1 AND address = $2 AND state = 'signed' AND nonce >= $3
       AND order_id IS DISTINCT FROM $4::uuid`,
    [genesis, address, used, except],
  );
  return pending.map(({ raw }) => amountsOf(raw));
}

interface Replacing {
  readonly payment: Payment;
  readonly purse: ChainPurse;
  /** The coins of the purse as of the last block, in the smallest unit. */
  readonly coins: bigint;
  /** The same transfer with higher fees. */
  readonly raw: string;
  readonly txId: string;
}

/**
 * Replaces the last signature of a transfer by one with higher fees. The id of the old one is kept, because either may
 * get into a block. `too_little` and `not_now` mean that nothing was replaced, for example because the desk is paused.
 */
export async function replaceOnce(
  db: Db,
  clock: Clock,
  { payment, purse, coins, raw, txId }: Replacing,
): Promise<'replaced' | 'too_little' | 'not_now'> {
  return db.tx(async (tx) => {
    await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [payment.order_id]);
    if ((await lockedState(tx)).pause) return 'not_now';
    if ((await pauseOnUnknownTransfers(tx, clock, purse)).reason !== undefined) return 'not_now';
    const others = await pendingAmounts(tx, purse, payment.order_id);
    if (!covers(new Map([['', coins]]), [...others, amountsOf(raw)])) return 'too_little';
    const changed = await tx.query(
      `UPDATE desk_payments SET tx_id = $3, raw = $4, signed_at = $5, other_tx_ids = array_append(other_tx_ids, tx_id)
       WHERE order_id = $1 AND tx_id = $2 AND state = 'signed' RETURNING order_id`,
      [payment.order_id, payment.tx_id, txId, raw, clock()],
    );
    return changed.length === 1 ? 'replaced' : 'not_now';
  });
}

/**
 * Records when an order's transfer was first seen in a block, with which of its signatures, and its fee in wei. `seen`
 * is null if the transfer is no longer in a block.
 */
export async function noteMined(
  db: Queryable,
  orderId: string,
  seen: { readonly at: Date; readonly txId: string; readonly fee: bigint | null } | null,
): Promise<void> {
  await db.query(
    `UPDATE desk_payments SET mined_at = $2, network_fee = $4::numeric, tx_id = COALESCE($3, tx_id),
       other_tx_ids = CASE WHEN $3 IS NULL OR $3 = tx_id THEN other_tx_ids
         ELSE array_append(array_remove(other_tx_ids, $3), tx_id) END
     WHERE order_id = $1`,
    [orderId, seen?.at ?? null, seen?.txId ?? null, seen?.fee?.toString() ?? null],
  );
}

/** Records when another transaction with the nonce of an order's transfer was first seen; null clears the record. */
export async function noteOvertaken(
  db: Queryable,
  orderId: string,
  seen: { readonly at: Date; readonly block: bigint } | null,
): Promise<void> {
  await db.query(
    'UPDATE desk_payments SET overtaken_at = $2, overtaken_block = $3, looked_at = NULL WHERE order_id = $1',
    [orderId, seen?.at ?? null, seen?.block ?? null],
  );
}

/**
 * Marks a transfer with enough confirmations as confirmed, and completes its order in the same transaction.
 * @param fee the network fee in wei; null if the node does not report it
 */
export async function settlePayment(
  db: Db,
  deps: NoticeDeps,
  { orderId, fee }: { readonly orderId: string; readonly fee: bigint | null },
): Promise<void> {
  await db.tx(async (tx) => {
    await completeOrder(tx, deps, { id: orderId, actor: DESK, reason: null });
    await tx.query(`UPDATE desk_payments SET state = 'confirmed', network_fee = $2::numeric WHERE order_id = $1`, [
      orderId,
      fee?.toString() ?? null,
    ]);
  });
}

/** Marks a transfer that can no longer happen as dead, and rejects its order in the same transaction. */
export async function markPaymentDead(db: Db, clock: Clock, orderId: string, reason: string): Promise<void> {
  await db.tx(async (tx) => {
    // Locks the order before its transfer, as signing does.
    await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
    await tx.query(`UPDATE desk_payments SET state = 'dead' WHERE order_id = $1 AND state = 'signed'`, [orderId]);
    await rejectOrder(tx, clock, { id: orderId, actor: DESK, reason });
  });
}

/**
 * Marks an unproved transfer as dead (M-27), so that its order can be rejected: an operator has confirmed that it
 * delivered nothing. Does nothing for other orders. Runs in the transaction that rejects the order.
 */
export async function abandonUnproved(tx: Queryable, orderId: string): Promise<void> {
  const unproved = await tx.query(
    `SELECT id FROM orders WHERE id = $1 AND type = 'buy' AND status = 'Pending' AND waits_for = 'operator' FOR UPDATE`,
    [orderId],
  );
  if (unproved.length > 0) await tx.query(`UPDATE desk_payments SET state = 'dead' WHERE order_id = $1`, [orderId]);
}
