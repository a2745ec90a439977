import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { completeOrder, rejectOrder } from '../decisions/decideOrder.ts';
import { lockedPayoutRestriction, type RestrictionDeps } from '../decisions/payoutRestriction.ts';
import type { NoticeDeps } from '../security/notices/sendNotice.ts';
import { type AboveLimit, enforceLimits } from './enforceLimits.ts';
import { lockedState, pauseDesk } from './pause.ts';
import { type Amounts, amountsOf, covers } from './reserve.ts';
import { timelineChangeReason } from './timeline.ts';
import { type ChainPurse, pauseIfUnknown } from './unknownTransfers.ts';
import { DESK } from './work.ts';

/** A signed transfer, kept before any node sees it. */
export interface Payment {
  /** Of the newest signature; of the one in a block once there is one. */
  readonly tx_id: string;
  /** Of the same transfer, signed with other fees under the same nonce: one at most gets into a block. */
  readonly other_tx_ids: readonly string[];
  readonly order_id: string;
  readonly genesis: string;
  readonly nonce: bigint;
  readonly raw: string;
  readonly state: 'signed' | 'confirmed' | 'dead';
  /** When `raw` was signed. */
  readonly signed_at: Date;
  /** When, and at which block, another transfer was first seen in its place; null while it may happen. */
  readonly overtaken_at: Date | null;
  readonly overtaken_block: bigint | null;
  /** When it was first seen in a block; null while it is in none. */
  readonly mined_at: Date | null;
  /** When an operator has looked at what took its place. */
  readonly looked_at: Date | null;
}

const COLUMNS = `tx_id, other_tx_ids, order_id, genesis, nonce, raw, state, COALESCE(signed_at, created_at) AS signed_at, overtaken_at,
  overtaken_block, mined_at, looked_at`;

/** The transfer of an order, if one was signed. */
export async function paymentOf(db: Queryable, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db.query<Payment>(`SELECT ${COLUMNS} FROM desk_payments WHERE order_id = $1`, [orderId]);
  return payment;
}

/** Transfers whose nonce the chain has used and that were seen in no block: some other transaction may be in their place. */
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
  readonly orderId: string;
  readonly purse: ChainPurse;
  /** The timeline of the database, which is not to be another than that of the last signature. */
  readonly timeline: string | null;
  /** What the purse holds as of the last block. */
  readonly holds: Amounts;
  /** What the transfer takes at most. */
  readonly takes: Amounts;
  readonly sign: (nonce: bigint) => { readonly raw: string; readonly txId: string };
}

/** The desk was paused just now, for a reason. */
export interface Paused {
  readonly paused: string;
}

/** What became of a signing. `too_little` has changed nothing; a limit was found just now, and keeps the order waiting. */
export type SigningResult = 'signed' | 'not_now' | 'too_little' | AboveLimit | Paused;

/**
 * Signs the transfer of an order that still waits and has none, with the next nonce, and keeps both in one transaction.
 * The order's row is locked before the purse's, so that of two servers one signs and the other finds it done. Nothing is
 * signed for an account that may not move money: the order goes on waiting (PAYOUT-1). Nor for one above a limit that no
 * operator has approved (PAYOUT-3): where that was found just now, it is given back. Nor is more signed than the purse can
 * pay: what is signed and in no block yet is taken off what it holds, with the purse locked (M-6). Nor anything while the
 * desk is paused, or by books that may have lost what was paid: these pause it (M-4).
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
 * Signs a transfer of the purse with its next nonce, and keeps both; the row of its order is locked. Nothing is signed while
 * the desk is paused, by books that may have lost what was paid, or beyond what the purse can pay.
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
  const { nonce, reason } = await pauseIfUnknown(tx, clock, purse);
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
 * What the transfers of a purse take that are signed and in no block: a nonce that the chain has used is in what it holds.
 * @param except an order whose transfer does not count
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
  /** What the purse holds of the coin as of the last block, in its smallest unit. */
  readonly coins: bigint;
  /** The same transfer with higher fees. */
  readonly raw: string;
  readonly txId: string;
}

/**
 * Keeps a transfer that was signed again with higher fees in place of the last signature, whose id stays known: either may
 * get into a block. `too_little` and `not_now` have changed nothing; while the desk is paused nothing is replaced.
 */
export async function replaceOnce(
  db: Db,
  clock: Clock,
  { payment, purse, coins, raw, txId }: Replacing,
): Promise<'replaced' | 'too_little' | 'not_now'> {
  return db.tx(async (tx) => {
    await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [payment.order_id]);
    if ((await lockedState(tx)).pause) return 'not_now';
    if ((await pauseIfUnknown(tx, clock, purse)).reason !== undefined) return 'not_now';
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

/** Keeps since when a transfer is seen in a block, and which of its signatures it is; null where it is in none any more. */
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

/** Keeps since when another transfer is in the place of an order's; null takes that back. */
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
 * The transfer lies deep enough: the order is paid, in the same transaction.
 * @param fee what the network took, in wei; null where the node does not say so
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

/** The transfer can never happen: what the order held comes back, in the same transaction. */
export async function buryPayment(db: Db, clock: Clock, orderId: string, reason: string): Promise<void> {
  await db.tx(async (tx) => {
    // The order before its transfer, as where it is signed.
    await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
    await tx.query(`UPDATE desk_payments SET state = 'dead' WHERE order_id = $1 AND state = 'signed'`, [orderId]);
    await rejectOrder(tx, clock, { id: orderId, actor: DESK, reason });
  });
}

/**
 * A person says that a transfer without a proof has brought nothing (M-27), which lets its order be refused. Does nothing about
 * every other order. Runs in the transaction that refuses it.
 */
export async function abandonUnproved(tx: Queryable, orderId: string): Promise<void> {
  const unproved = await tx.query(
    `SELECT id FROM orders WHERE id = $1 AND type = 'buy' AND status = 'Pending' AND waits_for = 'operator' FOR UPDATE`,
    [orderId],
  );
  if (unproved.length > 0) await tx.query(`UPDATE desk_payments SET state = 'dead' WHERE order_id = $1`, [orderId]);
}
