import type { Order } from '@keel/contract';
import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { userChanged } from '../events/userChanged.ts';
import { houseAccount, userAccount } from '../ledger/accounts.ts';
import { settle, transfer } from '../ledger/transfer.ts';
import { type Cents, toWire } from '../money.ts';
import { purchaseNotice } from '../security/notices/notices.ts';
import { type NoticeDeps, sendNotice } from '../security/notices/sendNotice.ts';
import type { Decided, Decision } from './decision.ts';

type Outcome = Exclude<Order['status'], 'Pending'>;

interface LockedOrder {
  readonly id: string;
  readonly user_id: string;
  readonly type: Order['type'];
  readonly asset: string;
  readonly quantity: string;
  readonly address: string | null;
  readonly amount_cents: Cents | null;
  readonly status: Order['status'];
  readonly hold_transfer_id: string | null;
}

/**
 * Completes an order: a purchase is paid and its investor is mailed (PAYOUT-5), a sale is credited. Runs in the
 * caller's transaction.
 */
export function completeOrder(tx: Queryable, deps: NoticeDeps, decision: Decision): Promise<Decided> {
  return decide(tx, deps.clock, decision, {
    outcome: 'Completed',
    notifyInvestor: async ({ type, user_id, amount_cents, ...order }) => {
      if (type !== 'buy') return;
      await sendNotice(tx, deps, user_id, purchaseNotice('settled', { ...order, cents: amount_cents ?? 0n }));
    },
  });
}

/** The credit of a sale. */
export interface SaleCredit {
  readonly amount: Cents;
  /** Included in `amount`. */
  readonly fee: Cents;
}

/**
 * Credits a sale of the desk at the current price instead of the quoted one (M-9). Runs in the caller's transaction.
 */
export function creditSale(tx: Queryable, clock: Clock, decision: Decision, credit: SaleCredit): Promise<Decided> {
  return decide(tx, clock, decision, { outcome: 'Completed', notifyInvestor: async () => undefined, credit });
}

/** Rejects an order: the held money of a purchase is released. Runs in the caller's transaction. */
export function rejectOrder(tx: Queryable, clock: Clock, decision: Decision): Promise<Decided> {
  return decide(tx, clock, decision, { outcome: 'Rejected', notifyInvestor: async () => undefined });
}

/** The outcome of a decision, and how the investor is notified outside the app. */
interface OrderDecision {
  readonly outcome: Outcome;
  readonly notifyInvestor: (order: LockedOrder) => Promise<void>;
  /** The credit of a sale if it differs from the ordered amount. */
  readonly credit?: SaleCredit;
}

async function decide(tx: Queryable, clock: Clock, decision: Decision, ending: OrderDecision): Promise<Decided> {
  const { id, actor, reason } = decision;
  const { outcome, notifyInvestor, credit } = ending;
  const [found] = await tx.query<LockedOrder>(
    `SELECT id, user_id, type, asset, quantity, address, amount_cents, status, hold_transfer_id
     FROM orders WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!found) return { ok: false, code: 'not_found' };
  const order = credit ? { ...found, amount_cents: credit.amount } : found;
  if (order.status === outcome) return { ok: true, changed: false };
  if (order.status !== 'Pending') return { ok: false, code: 'wrong_state' };
  if (outcome === 'Rejected' && (await mayBePaid(tx, id))) return { ok: false, code: 'wrong_state' };
  if (credit)
    await tx.query('UPDATE orders SET amount_cents = $2, fee_cents = $3 WHERE id = $1', [
      id,
      credit.amount,
      credit.fee,
    ]);
  const resolution = await move(tx, clock, order, outcome);
  await tx.query(
    'UPDATE orders SET status = $2, decided_at = $3, resolution_transfer_id = $4, reason = $5 WHERE id = $1',
    [id, outcome, clock(), resolution, reason],
  );
  await audit(tx, clock, {
    actor,
    action: `order.${outcome.toLowerCase()}`,
    object: id,
    reason,
    detail: creditText(found, credit),
  });
  await notifyInvestor(order);
  if (resolution !== null) await userChanged(tx, clock, order.user_id);
  return { ok: true, changed: true };
}

/** For the audit log: the quoted and the credited amount of a sale. */
function creditText({ amount_cents: quoted }: LockedOrder, credit: SaleCredit | undefined): string | null {
  if (!credit || quoted === null) return null;
  return `quoted ${toWire(quoted)}, credited ${toWire(credit.amount)}`;
}

/** Whether the desk has signed a transfer that can still happen: releasing the money then would pay twice. */
async function mayBePaid(tx: Queryable, id: string): Promise<boolean> {
  const signed = await tx.query(`SELECT tx_id FROM desk_payments WHERE order_id = $1 AND state <> 'dead'`, [id]);
  return signed.length > 0;
}

/** The ledger transfer of an outcome; null if there is none. */
async function move(tx: Queryable, clock: Clock, order: LockedOrder, outcome: Outcome): Promise<string | null> {
  if (order.hold_transfer_id !== null)
    return settle(tx, clock, order.hold_transfer_id, outcome === 'Completed' ? 'post' : 'void');
  if (order.type !== 'sell' || order.amount_cents === null || outcome === 'Rejected') return null;
  const from = await houseAccount(tx, clock, 'house_orders');
  const to = await userAccount(tx, order.user_id);
  const movement = { from, to, cents: order.amount_cents, ref: { type: 'order', id: order.id } };
  const moved = await transfer(tx, clock, movement);
  if (!moved.ok) throw new Error('The house account refused a credit.');
  return moved.id;
}
