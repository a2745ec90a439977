import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { type Cents, fromWire } from '../money.ts';
import type { Result } from './result.ts';

/** The setting: the amount from which a second person has to approve. If it is not set, one is enough. */
export const SECOND_PERSON_FROM = 'operator.secondPersonFrom';

/** For each list: the table of approvals, the condition of payouts that still need them, and the command for one. */
const APPROVALS = {
  withdrawals: {
    thing: 'Withdrawal',
    table: 'withdrawal_approvals',
    column: 'withdrawal_id',
    waits: `status = 'Pending'`,
    action: 'withdrawal.approved',
    verb: 'start',
  },
  orders: {
    thing: 'Order',
    table: 'order_approvals',
    column: 'order_id',
    waits: `status = 'Pending' AND type = 'buy' AND released_at IS NULL`,
    action: 'order.approved',
    verb: 'approve',
  },
} as const;

/** An operator's approval of a payout. */
interface Approval {
  readonly list: keyof typeof APPROVALS;
  readonly id: string;
  readonly actor: string;
}

/** Whether a payout of an amount needs two people. */
export async function needsSecondPerson(tx: Queryable, cents: Cents): Promise<boolean> {
  const [setting] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    SECOND_PERSON_FROM,
  ]);
  return setting !== undefined && cents >= fromWire(setting.value);
}

/**
 * If paying a withdrawal, or a purchase above a limit (PAYOUT-3), needs two people and this is the first approval,
 * records it and returns a result that says so; undefined if the payout may continue. Without operator keys (M-21) this
 * only protects against mistakes, because any name can be given.
 */
export async function requireSecondPayoutApproval(
  tx: Queryable,
  clock: Clock,
  { list, id, actor }: Approval,
): Promise<Result | undefined> {
  const { thing, table, column, waits, action, verb } = APPROVALS[list];
  const [payout] = await tx.query<{ amount_cents: Cents }>(
    `SELECT amount_cents FROM ${list} WHERE id = $1 AND ${waits} FOR UPDATE`,
    [id],
  );
  if (!payout || !(await needsSecondPerson(tx, payout.amount_cents))) return undefined;
  const others = await tx.query(`SELECT actor FROM ${table} WHERE ${column} = $1 AND actor <> $2`, [id, actor]);
  if (others.length > 0) return undefined;
  const noted = await tx.query(
    `INSERT INTO ${table} (${column}, actor, approved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING actor`,
    [id, actor, clock()],
  );
  const changed = noted.length === 1;
  if (changed) await audit(tx, clock, { actor, action, object: id });
  return { changed, message: `${thing} ${id} is approved once. Another person must ${verb} it too.` };
}
