import { NETWORKS } from '../../chains/networks.ts';
import type { Queryable } from '../../db/Db.ts';
import { quantityText } from '../../desk/price.ts';
import { type Cents, toWire } from '../../money.ts';
import type { SendRows } from '../call.ts';
import type { Result } from '../result.ts';
import type { Period } from './period.ts';
import { PAGE, sendPages } from './sendPages.ts';

interface PayoutRow {
  readonly position: bigint;
  readonly created_at: Date;
  readonly kind: 'withdrawal' | 'purchase';
  readonly id: string;
  readonly email: string;
  readonly amount: Cents;
  readonly method: string;
  readonly status: string;
  readonly reference: string | null;
  readonly network_fee_cents: Cents | null;
  readonly network_cost: string | null;
  readonly chain: string | null;
  readonly decided_at: Date | null;
}

/** Every payout starts with a hold. Payouts of the desk have the transaction id as their reference. */
const PAYOUTS = `
  SELECT t.position, t.created_at, CASE t.ref_type WHEN 'order' THEN 'purchase' ELSE 'withdrawal' END AS kind, t.ref_id AS id,
    u.email, t.amount, COALESCE(w.method, o.asset) AS method, COALESCE(w.status, o.status) AS status,
    COALESCE(w.reference, (SELECT p.tx_id FROM desk_payments p
      WHERE p.order_id = o.id AND p.state <> 'dead' ORDER BY p.created_at DESC LIMIT 1)) AS reference,
    o.network_fee_cents, (SELECT p.network_fee FROM desk_payments p WHERE p.order_id = o.id) AS network_cost, o.chain,
    COALESCE(w.decided_at, o.decided_at) AS decided_at
  FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.debit_account JOIN users u ON u.id = a.owner_user_id
    LEFT JOIN withdrawals w ON t.ref_type = 'withdrawal' AND w.id = t.ref_id
    LEFT JOIN orders o ON t.ref_type = 'order' AND o.id = t.ref_id
  WHERE t.position > $1 AND t.position <= $4 AND t.kind = 'pending' AND t.created_at >= $2 AND t.created_at < $3
  ORDER BY t.position LIMIT ${PAGE}`;

/**
 * BOOK-1: the payouts requested in a period with their current state, oldest first; followed by the number and the sum
 * of those in each status.
 */
export async function reportPayouts(db: Queryable, { from, to, head }: Period, sendRows: SendRows): Promise<Result> {
  const sums = new Map<string, Cents>();
  let payouts = 0;
  await sendPages<PayoutRow>(sendRows, {
    read: (last) => db.query<PayoutRow>(PAYOUTS, [last?.position ?? 0n, from, to, head]),
    view: (found) => {
      const { created_at, decided_at, amount, id, kind, email, method, status, reference } = found;
      payouts += 1;
      sums.set(status, (sums.get(status) ?? 0n) + amount);
      const [requested, decided] = [created_at.toISOString(), decided_at?.toISOString() ?? null];
      const networkFee = found.network_fee_cents === null ? null : toWire(found.network_fee_cents);
      const payout = { requested, kind, id, email, amount: toWire(amount), method, status, reference, decided };
      return { ...payout, networkFee, networkCost: costText(found) };
    },
  });
  return { fields: { payouts, ...Object.fromEntries([...sums].map(([status, cents]) => [status, toWire(cents)])) } };
}

/** The network fee of a transfer of the desk, such as `0.000021 ETH`; null if there was none. */
function costText({ network_cost: cost, chain }: PayoutRow): string | null {
  const coin = NETWORKS.find((each) => each.chain === chain)?.coin;
  return cost === null || !coin ? null : `${quantityText(BigInt(cost))} ${coin.asset}`;
}
