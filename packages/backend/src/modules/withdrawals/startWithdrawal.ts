import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { withdrawalChanged } from './withdrawalChanged.ts';
import { WITHDRAWAL_COLUMNS, type WithdrawalRow } from './withdrawalView.ts';

/** A claim of a withdrawal. */
export interface Claim {
  /** The id of the withdrawal. */
  readonly id: string;
  /** Who pays it, for the audit log. */
  readonly actor: string;
  /** Take over a withdrawal that another person has claimed. */
  readonly takeOver: boolean;
}

/** The result of a claim. `changed` is false for a second claim by the same person. */
export type Claimed =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly code: 'not_found' | 'wrong_state' }
  | { readonly ok: false; readonly code: 'claimed'; readonly by: string };

interface ClaimRow {
  readonly user_id: string;
  readonly status: WithdrawalRow['status'];
  readonly claimed_by: string | null;
}

/**
 * Claims a pending withdrawal for the person who is about to pay it (PAYOUT-2). From then on it is 'Processing': the
 * investor cannot cancel it, and nobody else can pay it. Runs in the caller's transaction.
 */
export async function startWithdrawal(
  tx: Queryable,
  deps: Pick<Context, 'clock' | 'sealer'>,
  { id, actor, takeOver }: Claim,
): Promise<Claimed> {
  const { clock } = deps;
  const [withdrawal] = await tx.query<ClaimRow>(
    'SELECT user_id, status, claimed_by FROM withdrawals WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!withdrawal) return { ok: false, code: 'not_found' };
  const { status, claimed_by: owner } = withdrawal;
  if (status !== 'Pending' && status !== 'Processing') return { ok: false, code: 'wrong_state' };
  if (owner === actor) return { ok: true, changed: false };
  if (owner !== null && !takeOver) return { ok: false, code: 'claimed', by: owner };
  const row = singleRow(
    await tx.query<WithdrawalRow>(
      `UPDATE withdrawals SET status = 'Processing', claimed_by = $2, claimed_at = $3 WHERE id = $1
       RETURNING ${WITHDRAWAL_COLUMNS}`,
      [id, actor, clock()],
    ),
  );
  await audit(tx, clock, {
    actor,
    action: 'withdrawal.started',
    object: id,
    detail: owner && `taken over from ${owner}`,
  });
  await withdrawalChanged(tx, deps, withdrawal.user_id, row);
  return { ok: true, changed: true };
}
