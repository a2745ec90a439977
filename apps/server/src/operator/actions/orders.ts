import { completeOrder, rejectOrder } from '../../modules/orders/decideOrder.ts';
import type { OrderRow } from '../../modules/orders/orderView.ts';
import { toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';
import { outcome } from '../outcome.ts';

/** OPS-1: orders of the wallet are carried out by people. */
export const orderActions: Actions<'orders list' | 'orders complete' | 'orders reject'> = {
  async 'orders list'({ input }, { db }) {
    const rows = await db.query<OrderRow & { email: string }>(
      `SELECT o.id, o.created_at, u.email, o.type, o.asset, o.quantity, o.chain, o.network, o.address, o.amount_cents,
         o.status
       FROM orders o JOIN users u ON u.id = o.user_id
       WHERE $1 = 'all' OR o.status = $1 ORDER BY o.created_at DESC, o.id DESC LIMIT $2`,
      [input.status ?? 'Pending', LIST_ROWS],
    );
    return {
      rows: rows.map(({ id, created_at, email, amount_cents, ...order }) => ({
        id,
        date: created_at.toISOString(),
        email,
        type: order.type,
        asset: order.asset,
        quantity: order.quantity,
        amount: amount_cents === null ? null : toWire(amount_cents),
        chain: order.chain,
        network: order.network,
        address: order.address,
        status: order.status,
      })),
    };
  },
  async 'orders complete'({ input: { id }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => completeOrder(tx, clock, { id, actor, reason: null }));
    return outcome(decided, `Order ${id}`, 'is completed');
  },
  async 'orders reject'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => rejectOrder(tx, clock, { id, actor, reason }));
    return outcome(decided, `Order ${id}`, 'is rejected');
  },
};
