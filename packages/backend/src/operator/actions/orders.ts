import { after } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { approveOrder } from '../../decisions/approveOrder.ts';
import { completeOrder, creditSale, rejectOrder, type SaleCredit } from '../../decisions/decideOrder.ts';
import { exceededBy, type LimitRow, limitColumns, type PayoutLimit } from '../../decisions/payoutLimits.ts';
import { type RestrictionRow, restrictionColumns } from '../../decisions/payoutRestriction.ts';
import { purchaseExpiryMs } from '../../decisions/purchaseExpiry.ts';
import { pauseOf } from '../../desk/pause.ts';
import { abandonUnproved } from '../../desk/payments.ts';
import { readQuotedSale, salePrice } from '../../desk/salePrice.ts';
import { coinIdOf } from '../../market/coinIds.ts';
import type { OrderRow } from '../../modules/orders/orderView.ts';
import { toWire } from '../../money.ts';
import { refuseUnapproved } from '../aboveLimit.ts';
import type { Actions } from '../call.ts';
import { heldReason, refuseHeldPayout } from '../heldPayout.ts';
import { listPage } from '../listPage.ts';
import { outcome } from '../outcome.ts';
import { OperatorFault } from '../result.ts';
import { requireSecondPayoutApproval } from '../secondPerson.ts';
import { refuseExpired, refuseMovedPrice } from '../staleApproval.ts';

interface OrderListRow extends OrderRow, RestrictionRow, Omit<LimitRow, 'amount_cents'> {
  readonly email: string;
  readonly above_limit: PayoutLimit | null;
  readonly released_at: Date | null;
  readonly approved_by: string | null;
  readonly desk_note: string | null;
  /** The progress of moving the coins at the address of a sale. */
  readonly moved: string | null;
}

/** OPS-1: orders of the wallet that people carry out, and orders above a limit that they approve (PAYOUT-3). */
export const orderActions: Actions<'orders list' | 'orders approve' | 'orders complete' | 'orders reject'> = {
  async 'orders list'({ input }, { db, clock, config, desk }) {
    const { status: wanted = 'Pending' } = input;
    const expiryMs = await purchaseExpiryMs(db);
    const pause = desk.address === null ? undefined : await pauseOf(db);
    const page = await listPage<OrderListRow>(
      db,
      {
        select: `SELECT o.id, o.created_at, u.email, o.type, o.asset, o.quantity, o.chain, o.network, o.address,
            o.amount_cents, o.status, o.above_limit, o.released_at, o.desk_note, o.pay_to, o.reason, o.quote_id,
            CASE o.type WHEN 'buy' THEN (SELECT p.tx_id FROM desk_payments p WHERE p.order_id = o.id) ELSE m.tx_id END AS tx_id,
            m.kind || ' ' || m.state || COALESCE(': ' || m.note, '') AS moved,
            (SELECT string_agg(a.actor, ', ' ORDER BY a.approved_at, a.actor) FROM order_approvals a
              WHERE a.order_id = o.id) AS approved_by,
            ${restrictionColumns(config, { users: 'u', now: '$1' })}, ${limitColumns(config, { payout: 'o', now: '$1' })}
          FROM orders o JOIN users u ON u.id = o.user_id
            LEFT JOIN LATERAL (SELECT kind, state, note, tx_id FROM sale_transfers t WHERE t.order_id = o.id
              ORDER BY t.created_at DESC, t.id DESC LIMIT 1) m ON true`,
        table: 'orders',
        alias: 'o',
        at: 'created_at',
        id: 'id',
        where: wanted === 'all' ? [] : [`o.status = '${wanted}'`],
        values: [clock()],
        isOf: (user) => `o.user_id = ${user}`,
        view: (order) => ({
          id: order.id,
          date: order.created_at.toISOString(),
          email: order.email,
          type: order.type,
          asset: order.asset,
          quantity: order.quantity,
          amount: order.amount_cents === null ? null : toWire(order.amount_cents),
          chain: order.chain,
          network: order.network,
          address: order.address,
          payTo: order.pay_to,
          transaction: order.tx_id,
          moved: order.moved,
          status: order.status,
          held:
            (order.type === 'sell' ? null : heldReason(order)) ?? (order.status === 'Pending' ? order.desk_note : null),
          reason: order.reason,
          aboveLimit: aboveLimit(order),
          approvedBy: order.approved_by,
          expires: expiryOf(order, expiryMs)?.toISOString() ?? null,
        }),
      },
      input,
    );
    return pause
      ? { ...page, message: `The desk is paused since ${pause.since.toISOString()}. ${pause.reason}` }
      : page;
  },
  async 'orders approve'({ input: { id }, actor }, context) {
    const { db, clock, desk } = context;
    await refuseMovedPrice(context, id);
    const approved = await db.tx(async (tx) => {
      await refuseHeldPayout(tx, context, { list: 'orders', id });
      await refuseExpired(tx, context, id);
      const first = await requireSecondPayoutApproval(tx, clock, { list: 'orders', id, actor });
      return first ?? outcome(await approveOrder(tx, clock, { id, actor }), `Order ${id}`, 'is approved');
    });
    desk.kick();
    return approved;
  },
  async 'orders complete'({ input: { id }, actor }, context) {
    const { db, clock, config } = context;
    const credit = await creditNow(context, id);
    const decided = await db.tx(async (tx) => {
      await refuseHeldPayout(tx, context, { list: 'orders', id });
      await refuseUnapproved(tx, context, id);
      if (config.mode === 'live') await refuseTestCoins(tx, id);
      const decision = { id, actor, reason: null };
      return credit ? creditSale(tx, clock, decision, credit) : completeOrder(tx, context, decision);
    });
    return outcome(decided, `Order ${id}`, credit ? `is completed with ${toWire(credit.amount)}` : 'is completed');
  },
  async 'orders reject'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx(async (tx) => {
      await abandonUnproved(tx, id);
      return rejectOrder(tx, clock, { id, actor, reason });
    });
    return outcome(decided, `Order ${id}`, 'is rejected');
  },
};

/** M-25: when a purchase of the desk is refunded automatically; undefined if never. */
function expiryOf(order: OrderListRow, expiryMs: number): Date | undefined {
  const { type, status, quote_id: quote, tx_id: signed, released_at: released, created_at: made } = order;
  if (type !== 'buy' || status !== 'Pending' || quote === null || signed !== null) return undefined;
  return after(released ?? made, expiryMs);
}

/** The setting of the limit that an unapproved purchase exceeds. */
function aboveLimit(order: OrderListRow): PayoutLimit | null {
  if (order.type !== 'buy' || order.status !== 'Pending' || order.released_at !== null) return null;
  return order.above_limit ?? exceededBy(order)?.limit ?? null;
}

/** M-9: the current credit of a sale of the desk; undefined for all other orders, and for decided ones. */
async function creditNow({ db, config, coinPrices }: Context, id: string): Promise<SaleCredit | undefined> {
  const sale = await readQuotedSale(db, id, config.wallet);
  const coin = sale && coinIdOf(sale.asset);
  if (!sale || !coin) return undefined;
  const market = await coinPrices(coin);
  if (!market) throw new OperatorFault(`There is no current price of ${sale.asset}: try again in a minute.`);
  const { priced } = salePrice(sale, market.usd);
  if (priced.amount <= 0n) throw new OperatorFault(`The sold coins have no value now: reject order ${id}.`);
  return priced;
}

/** The database refuses this as well; this check gives the reason. */
async function refuseTestCoins(tx: Queryable, id: string): Promise<void> {
  const found = await tx.query(`SELECT id FROM orders WHERE id = $1 AND network = 'test' AND type <> 'send'`, [id]);
  if (found.length > 0)
    throw new OperatorFault(`Order ${id} is on a test network, whose coins have no value: reject it.`);
}
