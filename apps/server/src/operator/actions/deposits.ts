import { confirmDeposit, declineDeposit } from '../../modules/deposits/decideDeposit.ts';
import type { Cents } from '../../money.ts';
import { toWire } from '../../money.ts';
import type { Actions } from '../call.ts';
import { listPage } from '../listPage.ts';
import { outcome } from '../outcome.ts';

interface Row {
  readonly id: string;
  readonly created_at: Date;
  readonly email: string;
  readonly amount_cents: Cents;
  readonly method: string;
  readonly plan: string;
  readonly status: string;
  readonly paid: boolean;
  readonly address: string | null;
  readonly reason: string | null;
}

/** OPS-1: deposits become money only here (HONEST-3). */
export const depositActions: Actions<'deposits list' | 'deposits confirm' | 'deposits decline'> = {
  async 'deposits list'({ input }, { db }) {
    const { status: wanted = 'pending' } = input;
    return listPage<Row>(
      db,
      {
        select: `SELECT d.id, d.created_at, u.email, d.amount_cents, d.method, p.name AS plan, d.status, d.paid,
            d.address, d.reason
          FROM deposits d JOIN users u ON u.id = d.user_id JOIN plans p ON p.id = d.plan_id`,
        table: 'deposits',
        alias: 'd',
        at: 'created_at',
        id: 'id',
        where: wanted === 'all' ? [] : [`d.status = '${wanted}'`],
        isOf: (user) => `d.user_id = ${user}`,
        view: ({ id, created_at, email, amount_cents, method, plan, status, paid, address, reason }) => ({
          id,
          date: created_at.toISOString(),
          email,
          amount: toWire(amount_cents),
          method,
          plan,
          status,
          paid,
          address,
          reason,
        }),
      },
      input,
    );
  },
  async 'deposits confirm'({ input: { id }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => confirmDeposit(tx, clock, { id, actor, reason: null }));
    return outcome(decided, `Deposit ${id}`, 'is confirmed');
  },
  async 'deposits decline'({ input: { id, reason }, actor }, { db, clock }) {
    const decided = await db.tx((tx) => declineDeposit(tx, clock, { id, actor, reason }));
    return outcome(decided, `Deposit ${id}`, 'is declined');
  },
};
