import { exceededBy, exceededText, type LimitRow, limitColumns } from '../../decisions/payoutLimits.ts';
import { type RestrictionRow, restrictionColumns } from '../../decisions/payoutRestriction.ts';
import {
  completeWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
  type WithdrawalDecided,
} from '../../modules/withdrawals/decideWithdrawal.ts';
import { DESTINATION_COLUMNS, type DestinationRow, destinationOf } from '../../modules/withdrawals/destination.ts';
import { startWithdrawal } from '../../modules/withdrawals/startWithdrawal.ts';
import { type Cents, toWire } from '../../money.ts';
import { withdrawalAbove } from '../aboveLimit.ts';
import type { Actions } from '../call.ts';
import { heldReason, refuseHeldPayout } from '../heldPayout.ts';
import { listPage } from '../listPage.ts';
import { change } from '../outcome.ts';
import { OperatorFault, type Result } from '../result.ts';
import { requireSecondPayoutApproval } from '../secondPerson.ts';

interface WithdrawalListRow extends DestinationRow, RestrictionRow, LimitRow {
  readonly created_at: Date;
  readonly email: string;
  readonly amount_cents: Cents;
  readonly method: string;
  readonly status: string;
  readonly reason: string | null;
  readonly reference: string | null;
  readonly claimed_by: string | null;
  readonly claimed_at: Date | null;
}

const COLUMNS = `${DESTINATION_COLUMNS.split(', ')
  .map((name) => `w.${name}`)
  .join(', ')}, w.created_at, u.email, w.amount_cents, w.method, w.status, w.reason,
  w.reference, w.claimed_by, w.claimed_at`;

/** Undecided withdrawals, claimed or not. */
const WAITING = "w.status IN ('Pending', 'Processing')";

/** Shown instead of a destination that was discarded with its key, see `keys abandon`. */
const KEY_LOST = 'lost with its data key: ask the investor, or reject it';

/** OPS-1: the person who pays a withdrawal has to see its complete destination. */
export const withdrawalActions: Actions<
  'withdrawals list' | 'withdrawals start' | 'withdrawals complete' | 'withdrawals return' | 'withdrawals reject'
> = {
  async 'withdrawals list'({ input }, { db, clock, config, sealer }) {
    const { status: wanted } = input;
    return listPage<WithdrawalListRow>(
      db,
      {
        select: `SELECT ${COLUMNS}, ${restrictionColumns(config, { users: 'u', now: '$1' })},
            ${limitColumns(config, { payout: 'w', now: '$1' })}
          FROM withdrawals w JOIN users u ON u.id = w.user_id`,
        table: 'withdrawals',
        alias: 'w',
        at: 'created_at',
        id: 'id',
        where: wanted === 'all' ? [] : [wanted === undefined ? WAITING : `w.status = '${wanted}'`],
        values: [clock()],
        isOf: (user) => `w.user_id = ${user}`,
        view: (row) => ({
          id: row.id,
          date: row.created_at.toISOString(),
          email: row.email,
          amount: toWire(row.amount_cents),
          method: row.method,
          destination: Object.values(destinationOf(sealer, row)).join(', ') || KEY_LOST,
          status: row.status,
          held: heldReason(row),
          aboveLimit: (row.status === 'Pending' && exceededBy(row)?.limit) || null,
          reason: row.reason,
          reference: row.reference,
          claimedBy: row.claimed_by,
          claimedAt: row.claimed_at?.toISOString() ?? null,
        }),
      },
      input,
    );
  },
  async 'withdrawals start'({ input, actor }, context) {
    const { id, 'take-over': takeOver = false } = input;
    return context.db.tx(async (tx) => {
      await refuseHeldPayout(tx, context, { list: 'withdrawals', id });
      const above = await withdrawalAbove(tx, context, id);
      const first = await requireSecondPayoutApproval(tx, context.clock, { list: 'withdrawals', id, actor });
      const outcome =
        first ?? result(await startWithdrawal(tx, context, { id, actor, takeOver }), id, 'is yours to pay');
      return above ? { ...outcome, message: `${outcome.message} It is above ${exceededText(above)}.` } : outcome;
    });
  },
  async 'withdrawals complete'({ input: { id, reference }, actor }, context) {
    const decided = await context.db.tx((tx) => completeWithdrawal(tx, context, { id, actor, reference }));
    return result(decided, id, 'is completed');
  },
  async 'withdrawals return'({ input: { id, reason }, actor }, context) {
    const decided = await context.db.tx((tx) => returnWithdrawal(tx, context, { id, actor, reason }));
    return result(decided, id, 'is returned');
  },
  async 'withdrawals reject'({ input: { id, reason }, actor }, context) {
    const decided = await context.db.tx((tx) => rejectWithdrawal(tx, context, { id, actor, reason }));
    return result(decided, id, 'is rejected');
  },
};

/** The result of a decision as a sentence, with what to do if it was refused. */
function result(decided: WithdrawalDecided, id: string, is: string): Result {
  const withdrawal = `Withdrawal ${id}`;
  if (decided.ok) return change(decided.changed, `${withdrawal} ${is}.`, `${withdrawal} ${is} already.`);
  const by = 'by' in decided ? decided.by : '';
  throw new OperatorFault(`${withdrawal} ${REFUSED[decided.code](id, by)}`);
}

type Refused = Extract<WithdrawalDecided, { ok: false }>['code'];

/** Follows the name of the withdrawal; `by` is who claimed it, or the withdrawal that has the reference. */
const REFUSED: Readonly<Record<Refused, (id: string, by: string) => string>> = {
  not_found: () => 'does not exist.',
  wrong_state: () => 'cannot be changed any more: it was decided otherwise.',
  not_started: (id) =>
    `is not started, so the investor can still cancel it. Start it before you pay it: withdrawals start ${id}`,
  claimed: (_, by) => `is being paid by ${by}, who completes or returns it.`,
  reference_used: (_, by) => `was not paid with that reference: it paid withdrawal ${by}.`,
};
