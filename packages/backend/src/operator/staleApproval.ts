import { after } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/Db.ts';
import { purchaseExpiryMs } from '../decisions/purchaseExpiry.ts';
import { deskPrice, percentText } from '../desk/deskPrice.ts';
import { quantityUnits } from '../desk/price.ts';
import { saleBand } from '../desk/saleBand.ts';
import { coinIdOf } from '../market/coinIds.ts';
import { type Cents, toWire } from '../money.ts';
import { OperatorFault } from './result.ts';

interface PurchaseRow {
  readonly asset: string;
  readonly quantity: string;
  readonly amount_cents: Cents;
  readonly network_fee_cents: Cents | null;
  readonly fee_bps: number | null;
  readonly spread_bps: number | null;
}

/**
 * Refuses to approve a purchase of the desk whose price has left the band since its quote (M-25): an approval would buy
 * at an old price, at the expense of the investor or of the operator.
 */
export async function refuseMovedPrice({ db, config, coinPrices }: Context, id: string): Promise<void> {
  const [order] = await db.query<PurchaseRow>(
    `SELECT o.asset, o.quantity, o.amount_cents, o.network_fee_cents, q.fee_bps, q.spread_bps
     FROM orders o JOIN quotes q ON q.id = o.quote_id
     WHERE o.id = $1 AND o.type = 'buy' AND o.status = 'Pending' AND o.released_at IS NULL`,
    [id],
  );
  const coin = order && coinIdOf(order.asset);
  if (!order || !coin) return;
  const market = await coinPrices(coin);
  if (!market) throw new OperatorFault(`There is no current price of ${order.asset}: try again in a minute.`);
  const { wallet } = config;
  const terms = { feeBps: order.fee_bps ?? wallet.feeBps, spreadBps: order.spread_bps ?? wallet.spreadBps };
  const { amount } = deskPrice('buy', quantityUnits(order.quantity), market.usd, terms);
  const ordered = order.amount_cents;
  const now = amount + (order.network_fee_cents ?? 0n);
  const difference = now < ordered ? ordered - now : now - ordered;
  const bandBps = await saleBand(db);
  if (difference * 10_000n <= ordered * BigInt(bandBps)) return;
  throw new OperatorFault(
    `The price has moved: order ${id} was made at ${toWire(ordered)} and would now cost ${toWire(now)}, a difference of more than ${percentText(bandBps)} %. Return the money with orders reject ${id}; the investor can then order at the current price.`,
  );
}

/** Refuses to approve an expired purchase of the desk (M-25). Locks it. */
export async function refuseExpired(tx: Queryable, { clock }: Pick<Context, 'clock'>, id: string): Promise<void> {
  const expired = await tx.query(
    `SELECT id FROM orders WHERE id = $1 AND type = 'buy' AND quote_id IS NOT NULL AND status = 'Pending'
       AND released_at IS NULL AND created_at <= $2 FOR UPDATE`,
    [id, after(clock(), -(await purchaseExpiryMs(tx)))],
  );
  if (expired.length > 0) throw new OperatorFault(`Order ${id} has expired: the desk returns its money.`);
}
