import { after } from '../clock.ts';
import { rejectOrder } from '../decisions/decideOrder.ts';
import { HELD_SINCE, purchaseExpiryMs } from '../decisions/purchaseExpiry.ts';
import { lockedState } from './pause.ts';
import { DESK, type DeskTask } from './work.ts';

const EXPIRED = 'It was not executed in time.';

/**
 * Refunds an expired purchase (M-25). All conditions are checked again with the order locked. Meanwhile an approval may
 * have restarted its time, its transfer may have been signed, or the desk may have been paused because the database
 * could have lost a payment (DESK-2).
 */
export async function expirePurchase({ db, clock, order }: Pick<DeskTask, 'db' | 'clock' | 'order'>): Promise<void> {
  await db.tx(async (tx) => {
    const due = await tx.query(`SELECT o.id FROM orders o WHERE o.id = $1 AND ${HELD_SINCE} <= $2 FOR UPDATE`, [
      order.id,
      after(clock(), -(await purchaseExpiryMs(tx))),
    ]);
    if (due.length === 0 || (await lockedState(tx)).pause) return;
    // Does nothing if the order was decided or its transfer was signed.
    await rejectOrder(tx, clock, { id: order.id, actor: DESK, reason: EXPIRED });
  });
}
