import { audit } from '../audit/audit.ts';
import { after, type Clock, DAY } from '../clock.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { newId } from '../ids.ts';
import { IS_RUNNING, lockedState, type PauseCause, pauseDesk } from './pause.ts';
import { BATCH_SIZE } from './queue.ts';
import { timelineChangeReason } from './timeline.ts';
import { DESK, type DeskOrder } from './work.ts';

/** `sweep` moves the coins to the desk's own address, `return` back to the seller. */
type SaleTransferKind = 'sweep' | 'return';

/** An operator's request to move the coins at the address of a sale. */
interface SaleTransferRequest {
  readonly orderId: string;
  readonly kind: SaleTransferKind;
  /** The receiver of the coins. */
  readonly address: string;
  /** Maximum network fee, in the smallest unit of the network's coin. */
  readonly maxFee: bigint;
  readonly actor: string;
}

/** A sale whose coins are to be moved, with the progress of the transfer. */
export interface SaleTransfer extends DeskOrder {
  readonly transfer_id: string;
  readonly quote_id: string;
  readonly kind: SaleTransferKind;
  readonly to_address: string;
  /** The maximum network fee in the smallest unit of the coin, an integer as text. */
  readonly most_fee: string;
  readonly state: 'asked' | 'signed';
  readonly note: string | null;
  readonly genesis: string | null;
  readonly nonce: bigint | null;
  readonly raw: string | null;
  readonly tx_id: string | null;
  readonly other_tx_ids: readonly string[];
  readonly signed_at: Date | null;
}

/** Unsigned transfers expire after this time; they can be requested again. */
const TIMEOUT_MS = DAY;
const NO_NETWORK = 'The network could not be reached for a day.';

const AUDITED = { sweep: 'sale.sweep', return: 'sale.return' } as const;

/** Stores a request. False if the sale already has an open transfer: at most one is allowed. */
export async function requestSaleTransfer(tx: Queryable, clock: Clock, request: SaleTransferRequest): Promise<boolean> {
  const { orderId, kind, address, maxFee, actor } = request;
  const made = await tx.query(
    `INSERT INTO sale_transfers (id, order_id, kind, address, most_fee, actor, created_at, state)
     VALUES ($1, $2, $3, $4, $5::numeric, $6, $7, 'asked')
     ON CONFLICT (order_id) WHERE state IN ('asked', 'signed') DO NOTHING RETURNING id`,
    [newId(clock), orderId, kind, address, maxFee.toString(), actor, clock()],
  );
  if (made.length === 0) return false;
  await audit(tx, clock, { actor, action: AUDITED[kind], object: orderId, detail: `to ${address}` });
  return true;
}

/** The lane of a network's sale transfers, which are independent of orders. */
export function saleLaneOf({ chain, network }: Pick<DeskOrder, 'chain' | 'network'>): string {
  return `${chain} ${network} moved`;
}

/**
 * Takes the due transfers and schedules their next processing, as `claimDue` does for orders. While the desk is paused,
 * only signed transfers, or those whose gas is on its way, are processed.
 */
export async function claimDueSaleTransfers(
  db: Queryable,
  clock: Clock,
  busy: readonly string[],
): Promise<readonly SaleTransfer[]> {
  const now = clock();
  const isFunded = `EXISTS (SELECT FROM desk_payments p WHERE p.order_id = t.order_id AND p.state = 'signed')`;
  await db.query(
    `UPDATE sale_transfers t SET state = 'failed', ended_at = $1, note = COALESCE(note, $3)
     WHERE state = 'asked' AND created_at <= $2 AND NOT ${isFunded}`,
    [now, after(now, -TIMEOUT_MS), NO_NETWORK],
  );
  return db.query<SaleTransfer>(
    `UPDATE sale_transfers t
     SET desk_at = $1 + LEAST(GREATEST(($1 - t.created_at) / 8, INTERVAL '2 seconds'), INTERVAL '1 minute')
     FROM orders o WHERE o.id = t.order_id AND t.id IN (
       SELECT id FROM (
         SELECT t.id, row_number() OVER (PARTITION BY o.chain, o.network ORDER BY COALESCE(t.desk_at, t.created_at), t.id) AS place
         FROM sale_transfers t JOIN orders o ON o.id = t.order_id
         WHERE t.state IN ('asked', 'signed') AND (t.desk_at IS NULL OR t.desk_at <= $1)
           AND (t.state = 'signed' OR ${IS_RUNNING} OR ${isFunded})
           AND NOT (o.chain || ' ' || o.network || ' moved') = ANY($2::text[])) due
       WHERE place <= ${BATCH_SIZE})
     RETURNING o.id, o.type, o.asset, o.quantity, o.chain, o.network, o.address, o.confirmations, o.pay_to, o.pay_until,
       o.paid_at, o.created_at, o.released_at, o.desk_note, o.waits_for, false AS is_expired, o.quote_id, t.id AS transfer_id, t.kind,
       t.address AS to_address, t.most_fee::text AS most_fee, t.state, t.note, t.genesis, t.nonce, t.raw, t.tx_id,
       t.other_tx_ids, t.signed_at`,
    [now, busy],
  );
}

/** Stores what a transfer waits for, for the operator. */
export async function noteSaleTransfer(
  db: Queryable,
  { transfer_id: id, note: known }: SaleTransfer,
  note: string,
): Promise<void> {
  if (note !== known)
    await db.query(`UPDATE sale_transfers SET note = $2 WHERE id = $1 AND state IN ('asked', 'signed')`, [id, note]);
}

/** A signed transaction and its id. */
interface Bytes {
  readonly raw: string;
  readonly txId: string;
}

/**
 * Stores the first signature of a transfer, and returns whether it may be broadcast. It may not if the desk is paused,
 * if the timeline of the database differs from that of the last signature (DESK-2), or if another desk was faster.
 */
export async function storeSigned(
  db: Db,
  clock: Clock,
  { transfer_id: id }: SaleTransfer,
  signed: Bytes & { readonly genesis: string; readonly nonce: bigint; readonly timeline: string | null },
): Promise<boolean> {
  const { raw, txId, genesis, nonce, timeline } = signed;
  return db.tx(async (tx) => {
    const state = await lockedState(tx);
    if (state.pause) return false;
    const reason = timelineChangeReason(state.timeline, timeline);
    if (reason !== undefined) {
      await pauseDesk(tx, clock, { reason } satisfies PauseCause);
      return false;
    }
    const updated = await tx.query(
      `UPDATE sale_transfers SET state = 'signed', raw = $2, tx_id = $3, genesis = $4, nonce = $5, signed_at = $6, note = NULL
       WHERE id = $1 AND state = 'asked' RETURNING id`,
      [id, raw, txId, genesis, nonce, clock()],
    );
    return updated.length === 1;
  });
}

/**
 * Replaces the last signature by one with higher fees; the id of the old one is kept. False while the desk is paused.
 */
export async function storeReplacement(
  db: Db,
  clock: Clock,
  saleTransfer: SaleTransfer,
  { raw, txId }: Bytes,
): Promise<boolean> {
  return db.tx(async (tx) => {
    if ((await lockedState(tx)).pause) return false;
    const updated = await tx.query(
      `UPDATE sale_transfers SET raw = $3, tx_id = $4, signed_at = $5, note = NULL, other_tx_ids = array_append(other_tx_ids, tx_id)
       WHERE id = $1 AND tx_id = $2 AND state = 'signed' RETURNING id`,
      [saleTransfer.transfer_id, saleTransfer.tx_id, raw, txId, clock()],
    );
    return updated.length === 1;
  });
}

/** The end of a transfer. */
export type SaleTransferEnd =
  | { readonly state: 'done'; readonly txId: string }
  | { readonly state: 'empty' | 'failed'; readonly note: string };

/** Ends a transfer once, with an entry in the audit log. */
export async function endSaleTransfer(
  db: Db,
  clock: Clock,
  { transfer_id: transferId, id, kind, to_address: to }: SaleTransfer,
  end: SaleTransferEnd,
): Promise<void> {
  const isDone = end.state === 'done';
  await db.tx(async (tx) => {
    const ended = await tx.query(
      `UPDATE sale_transfers SET state = $2, note = $3, tx_id = COALESCE($4, tx_id), ended_at = $5
       WHERE id = $1 AND state IN ('asked', 'signed') RETURNING id`,
      [transferId, end.state, isDone ? null : end.note, isDone ? end.txId : null, clock()],
    );
    if (ended.length === 0) return;
    await audit(tx, clock, {
      actor: DESK,
      action: `${AUDITED[kind]}.${end.state}`,
      object: id,
      reason: isDone ? null : end.note,
      detail: isDone ? `${end.txId} to ${to}` : null,
    });
  });
}
