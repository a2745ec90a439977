import { after } from '../clock.ts';
import { rejectOrder } from '../decisions/decideOrder.ts';
import { HELD_SINCE, purchaseExpiryMs } from '../decisions/purchaseExpiry.ts';
import { lockedState } from './pause.ts';
import { DESK, type DeskTask } from './work.ts';

const EXPIRED = 'It was not carried out in time.';

/**
 * Gives the money of a purchase back whose time is over (M-25). Everything is asked again with the order locked: an approval
 * that came meanwhile has begun its time anew, a transfer that was signed meanwhile may pay it, and a desk that was paused
 * meanwhile may have paid it by a transfer that the books have lost (DESK-2).
 */
export async function expirePurchase({ db, clock, order }: Pick<DeskTask, 'db' | 'clock' | 'order'>): Promise<void> {
  await db.tx(async (tx) => {
    const due = await tx.query(`SELECT o.id FROM orders o WHERE o.id = $1 AND ${HELD_SINCE} <= $2 FOR UPDATE`, [
      order.id,
      after(clock(), -(await purchaseExpiryMs(tx))),
    ]);
    if (due.length === 0 || (await lockedState(tx)).pause) return;
    // Refused for an order that is decided, and for one whose transfer is signed.
    await rejectOrder(tx, clock, { id: order.id, actor: DESK, reason: EXPIRED });
  });
}
