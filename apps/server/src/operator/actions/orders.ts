import type { Queryable } from '../../db/Db.ts';
import { completeOrder, rejectOrder } from '../../decisions/decideOrder.ts';
import { type RestrictionRow, restrictionColumns } from '../../decisions/payoutRestriction.ts';
import type { OrderRow } from '../../modules/orders/orderView.ts';
import { toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { heldText, refuseHeldPayout } from '../heldPayout.ts';
import { listPage } from '../listPage.ts';
import { outcome } from '../outcome.ts';
import { OperatorFault } from '../result.ts';

/** OPS-1: orders of the wallet are carried out by people. */
export const orderActions: Actions<'orders list' | 'orders complete' | 'orders reject'> = {
  async 'orders list'({ input }, { db, clock, config }) {
    const { status: wanted = 'Pending' } = input;
    return listPage<OrderRow & RestrictionRow & { email: string }>(
      db,
      {
        select: `SELECT o.id, o.created_at, u.email, o.type, o.asset, o.quantity, o.chain, o.network, o.address,
            o.amount_cents, o.status, ${restrictionColumns(config, { users: 'u', now: '$1' })}
          FROM orders o JOIN users u ON u.id = o.user_id`,
        table: 'orders',
        alias: 'o',
        at: 'created_at',
        id: 'id',
        where: wanted === 'all' ? [] : [`o.status = '${wanted}'`],
        values: [clock()],
        isOf: (user) => `o.user_id = ${user}`,
        view: ({ id, created_at, email, amount_cents, ...order }) => ({
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
          held: order.type === 'sell' ? null : heldText(order),
        }),
      },
      input,
    );
  },
  async 'orders complete'({ input: { id }, actor }, context) {
    const { db, config } = context;
    const decided = await db.tx(async (tx) => {
      await refuseHeldPayout(tx, context, { list: 'orders', id });
      if (config.mode === 'live') await refuseTestCoins(tx, id);
      return completeOrder(tx, context, { id, actor, reason: null });
    });
    return outcome(decided, `Order ${id}`, 'is completed');
  },
  async 'orders reject'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => rejectOrder(tx, clock, { id, actor, reason }));
    return outcome(decided, `Order ${id}`, 'is rejected');
  },
};

/** The database refuses it as well; this says why. */
async function refuseTestCoins(tx: Queryable, id: string): Promise<void> {
  const found = await tx.query(`SELECT id FROM orders WHERE id = $1 AND network = 'test' AND type <> 'send'`, [id]);
  if (found.length > 0)
    throw new OperatorFault(`Order ${id} is on a test network, whose coins are worth nothing: reject it.`);
}
