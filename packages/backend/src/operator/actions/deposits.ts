import type { Queryable } from '../../db/Db.ts';
import { isUniqueViolation } from '../../db/retrying.ts';
import { confirmDeposit, type DepositConfirmed, declineDeposit } from '../../modules/deposits/decideDeposit.ts';
import type { Cents } from '../../money.ts';
import { toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { listPage } from '../listPage.ts';
import { outcome } from '../outcome.ts';
import { requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Result, type Row as Shown } from '../result.ts';

interface DepositListRow {
  readonly id: string;
  readonly created_at: Date;
  readonly email: string;
  readonly amount_cents: Cents;
  readonly credited_cents: Cents | null;
  readonly method: string;
  readonly plan: string;
  readonly status: string;
  readonly paid: boolean;
  readonly address: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly coin_amount: string | null;
  readonly coin_rate: string | null;
  readonly rate_held_until: Date | null;
}

const SELECT = `SELECT d.id, d.created_at, u.email, d.amount_cents, d.credited_cents, d.method, p.name AS plan, d.status,
    d.paid, d.address, d.reference, d.reason, d.decided_at, d.coin_amount, d.coin_rate, d.rate_held_until
  FROM deposits d JOIN users u ON u.id = d.user_id JOIN plans p ON p.id = d.plan_id`;

/** OPS-1: only these commands turn deposits into money (HONEST-3). */
export const depositActions: Actions<'deposits list' | 'deposits show' | 'deposits confirm' | 'deposits decline'> = {
  async 'deposits list'({ input }, { db }) {
    const { status: wanted = 'pending' } = input;
    return listPage<DepositListRow>(
      db,
      {
        select: SELECT,
        table: 'deposits',
        alias: 'd',
        at: 'created_at',
        id: 'id',
        where: wanted === 'all' ? [] : [`d.status = '${wanted}'`],
        isOf: (user) => `d.user_id = ${user}`,
        view,
      },
      input,
    );
  },
  async 'deposits show'({ input: { id } }, { db }) {
    const [row] = await db.query<DepositListRow>(`${SELECT} WHERE d.id = $1`, [id]);
    if (!row) throw new OperatorFault(`Deposit ${id} does not exist.`);
    return {
      fields: {
        ...view(row),
        // PAYOUT-6: the amount requested from the investor, for comparison with the received amount.
        coinAmount: row.coin_amount,
        rate: row.coin_rate,
        heldUntil: row.rate_held_until?.toISOString() ?? null,
        decided: row.decided_at?.toISOString() ?? null,
      },
    };
  },
  async 'deposits confirm'({ input: { id, amount, reference }, actor }, { db, clock }) {
    const confirm = () =>
      db.tx(async (tx) => {
        const first = await firstOfDeposit(tx, id, (cents) =>
          requireSecondApproval(tx, clock, {
            action: 'deposit',
            object: id,
            about: id,
            actor,
            cents: amount ?? cents,
            terms: `deposit ${id} at ${toWire(amount ?? cents)}, reference ${JSON.stringify(reference ?? null)}`,
          }),
        );
        if (first) return first;
        return confirmed(await confirmDeposit(tx, clock, { id, actor, reason: null, cents: amount, reference }), id);
      });
    // If another deposit was confirmed concurrently with this reference, the second attempt finds and names it.
    return confirm().catch((error: unknown) => (isUniqueViolation(error) ? confirm() : Promise.reject(error)));
  },
  async 'deposits decline'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => declineDeposit(tx, clock, { id, actor, reason }));
    return outcome(decided, `Deposit ${id}`, 'is declined');
  },
};

function view(row: DepositListRow): Shown {
  const { id, created_at, email, amount_cents, credited_cents, method, plan, status, paid, address } = row;
  return {
    id,
    date: created_at.toISOString(),
    email,
    amount: toWire(amount_cents),
    credited: status === 'confirmed' ? toWire(credited_cents ?? amount_cents) : null,
    method,
    plan,
    status,
    paid,
    address,
    reference: row.reference,
    reason: row.reason,
  };
}

/**
 * The result of `agree` for a pending deposit, which is set if this was the first of two required approvals; `agree`
 * receives the announced amount. Locks the deposit.
 */
async function firstOfDeposit(
  tx: Queryable,
  id: string,
  agree: (announced: Cents) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const [deposit] = await tx.query<{ amount_cents: Cents; status: string }>(
    'SELECT amount_cents, status FROM deposits WHERE id = $1 FOR UPDATE',
    [id],
  );
  return deposit?.status === 'pending' ? agree(deposit.amount_cents) : undefined;
}

function confirmed(decided: DepositConfirmed, id: string): Result {
  const deposit = `Deposit ${id}`;
  if ('by' in decided)
    throw new OperatorFault(`${deposit} was not confirmed: that reference confirmed deposit ${decided.by}.`);
  if (!('cents' in decided)) return outcome(decided, deposit, 'is confirmed');
  const reference = decided.reference === null ? 'without a reference' : `with the reference ${decided.reference}`;
  throw new OperatorFault(
    `${deposit} was confirmed before, at ${toWire(decided.cents)} ${reference}. To correct the balance, see books adjust.`,
  );
}
