import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import type { Decision } from '../../decisions/decision.ts';
import { settle } from '../../ledger/transfer.ts';
import { toWire } from '../../money.ts';
import { withdrawalNotice } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';
import type { Claimed } from './startWithdrawal.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { mailedWithdrawalOf, WITHDRAWAL_COLUMNS, type WithdrawalRow } from './withdrawalView.ts';

type Outcome = Exclude<WithdrawalRow['status'], 'Pending' | 'Processing'>;

/**
 * The result of a decision about a withdrawal. `by` is the other withdrawal that has the reference, or the person who
 * claimed this one.
 */
export type WithdrawalDecided =
  | Claimed
  | { readonly ok: false; readonly code: 'not_started' }
  | { readonly ok: false; readonly code: 'reference_used'; readonly by: string };

interface LockedWithdrawal {
  readonly user_id: string;
  readonly status: WithdrawalRow['status'];
  readonly method: string;
  readonly hold_transfer_id: string;
  readonly claimed_by: string | null;
  readonly reference: string | null;
}

type Deps = Pick<Context, 'clock' | 'config' | 'sealer'>;

/** For each decision: the required status, and whether the held money is posted or released (PAYOUT-2, WD-5). */
const DECISIONS = {
  Completed: { from: 'Processing', hold: 'post' },
  Returned: { from: 'Processing', hold: 'void' },
  Rejected: { from: 'Pending', hold: 'void' },
  Cancelled: { from: 'Pending', hold: 'void' },
} as const satisfies Record<Outcome, { from: WithdrawalRow['status']; hold: 'post' | 'void' }>;

/**
 * Completes a withdrawal that was paid by the person who claimed it: its held money leaves. `reference` identifies the
 * payment at the bank or on the chain, and is unique among the withdrawals of a method. Runs in the caller's
 * transaction; kick the outbox afterwards, as after the other decisions.
 */
export function completeWithdrawal(
  tx: Queryable,
  deps: Deps,
  { id, actor, reference }: { id: string; actor: string; reference: string },
): Promise<WithdrawalDecided> {
  return decide(tx, deps, { id, actor, reason: null, outcome: 'Completed', reference });
}

/** Returns the money of a withdrawal that could not be paid, by the person who claimed it. */
export function returnWithdrawal(tx: Queryable, deps: Deps, decision: Decision): Promise<WithdrawalDecided> {
  return decide(tx, deps, { ...decision, outcome: 'Returned', reference: null });
}

/** Rejects a withdrawal that nobody has started to pay: its held money is available again. */
export function rejectWithdrawal(tx: Queryable, deps: Deps, decision: Decision): Promise<WithdrawalDecided> {
  return decide(tx, deps, { ...decision, outcome: 'Rejected', reference: null });
}

/** Cancels a withdrawal that nobody has started to pay, by its investor (WD-5). */
export function cancelOwnWithdrawal(tx: Queryable, deps: Deps, decision: Decision): Promise<WithdrawalDecided> {
  return decide(tx, deps, { ...decision, outcome: 'Cancelled', reference: null });
}

/** Ends a withdrawal once: repeating a decision changes nothing, a different one is refused. */
async function decide(
  tx: Queryable,
  deps: Deps,
  { id, actor, reason, outcome, reference }: Decision & { outcome: Outcome; reference: string | null },
): Promise<WithdrawalDecided> {
  const { clock } = deps;
  const [withdrawal] = await tx.query<LockedWithdrawal>(
    `SELECT user_id, status, method, hold_transfer_id, claimed_by, reference FROM withdrawals
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!withdrawal) return { ok: false, code: 'not_found' };
  const { status, claimed_by: owner } = withdrawal;
  if (status === outcome && withdrawal.reference === reference) return { ok: true, changed: false };
  const { from, hold } = DECISIONS[outcome];
  if (status === 'Pending' && from === 'Processing') return { ok: false, code: 'not_started' };
  if (status === 'Processing' && owner !== null && (from === 'Pending' || owner !== actor)) {
    return { ok: false, code: 'claimed', by: owner };
  }
  if (status !== from) return { ok: false, code: 'wrong_state' };
  const other = reference === null ? undefined : await paidWith(tx, withdrawal.method, reference);
  if (other) return { ok: false, code: 'reference_used', by: other.id };
  const resolution = await settle(tx, clock, withdrawal.hold_transfer_id, hold);
  const row = singleRow(
    await tx.query<WithdrawalRow>(
      `UPDATE withdrawals SET status = $2, decided_at = $3, resolution_transfer_id = $4, reason = $5, reference = $6
       WHERE id = $1 RETURNING ${WITHDRAWAL_COLUMNS}`,
      [id, outcome, clock(), resolution, reason, reference],
    ),
  );
  await audit(tx, clock, {
    actor,
    action: `withdrawal.${outcome.toLowerCase()}`,
    object: id,
    reason,
    detail: reference,
  });
  await notifyInvestor(tx, deps, withdrawal.user_id, row);
  return { ok: true, changed: true };
}

/** The id of the withdrawal of a method that was paid with this reference; undefined if there is none. */
async function paidWith(tx: Queryable, method: string, reference: string): Promise<{ id: string } | undefined> {
  const [other] = await tx.query<{ id: string }>('SELECT id FROM withdrawals WHERE method = $1 AND reference = $2', [
    method,
    reference,
  ]);
  return other;
}

const NOTICES = {
  Completed: 'withdrawal_paid',
  Rejected: 'withdrawal_rejected',
  Returned: 'withdrawal_returned',
} as const;

const MAILS = { Completed: 'completed', Returned: 'returned' } as const;

/**
 * Notifies the investor of a decision by an operator; completed and returned withdrawals are also mailed (PAYOUT-5).
 * After the investor's own cancellation only the open apps are updated.
 */
async function notifyInvestor(tx: Queryable, deps: Deps, userId: string, row: WithdrawalRow) {
  await withdrawalChanged(tx, deps, userId, row);
  const { status, reason } = row;
  if (status !== 'Completed' && status !== 'Rejected' && status !== 'Returned') return;
  const content = notice(NOTICES[status], { amount: toWire(row.amount_cents), reason });
  if (status !== 'Rejected')
    await sendNotice(tx, deps, userId, withdrawalNotice(MAILS[status], mailedWithdrawalOf(row, deps.sealer)));
  await notify(tx, { userId, ...content, kind: 'withdrawal', at: deps.clock() });
}
