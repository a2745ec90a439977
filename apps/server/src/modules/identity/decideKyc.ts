import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Decided } from '../../decisions/decision.ts';
import { userChanged } from '../account/userChanged.ts';
import { notify } from '../notifications/notify.ts';

/** What an operator decides about an investor's identity. */
export interface KycDecision {
  readonly userId: string;
  readonly decision: 'approve' | 'reject';
  /** Told to the investor when it is a rejection. */
  readonly reason: string | null;
  /** Who decides, for the audit. */
  readonly actor: string;
}

const OUTCOMES = {
  approve: { kyc: 'true', word: 'approved', title: 'Identity verified', message: 'Your identity was verified.' },
  reject: {
    kyc: 'false',
    word: 'rejected',
    title: 'Identity not verified',
    message: 'Your identity was not verified.',
  },
} as const;

/** What fits into a notification beside its own words. */
const MAX_REASON = 400;

/**
 * KYC-7, PUSH-6: decides what an investor handed in; approving it verifies the account too. Runs in the caller's
 * transaction, which is followed by `outbox.kick()`. A second time it changes nothing.
 */
export async function decideKyc(tx: Queryable, clock: Clock, decision: KycDecision): Promise<Decided> {
  const { userId, reason, actor } = decision;
  const { kyc, word, title, message } = OUTCOMES[decision.decision];
  const [user] = await tx.query<{ kyc_verified: string }>(
    'SELECT kyc_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  if (!user) return { ok: false, code: 'not_found' };
  if (user.kyc_verified === kyc && (await lastDecision(tx, userId)) === word) return { ok: true, changed: false };
  if (user.kyc_verified !== 'pending') return { ok: false, code: 'wrong_state' };

  const at = clock();
  await tx.query(
    `UPDATE registrations SET decision = $2, decided_at = $3, reason = $4, actor = $5
     WHERE user_id = $1 AND decision IS NULL`,
    [userId, word, at, reason, actor],
  );
  await tx.query('UPDATE users SET kyc_verified = $2, account_status = account_status OR $3 WHERE id = $1', [
    userId,
    kyc,
    decision.decision === 'approve',
  ]);
  await audit(tx, clock, { actor, action: `kyc.${decision.decision}`, object: userId, reason });
  const told =
    decision.decision === 'reject' && reason !== null ? `${message} ${reason.slice(0, MAX_REASON)}` : message;
  await notify(tx, { userId, kind: 'kyc', title, message: told, at });
  await userChanged(tx, clock, userId);
  return { ok: true, changed: true };
}

async function lastDecision(tx: Queryable, userId: string): Promise<string | undefined> {
  const [last] = await tx.query<{ decision: string }>(
    `SELECT decision FROM registrations WHERE user_id = $1 AND decision IN ('approved', 'rejected')
     ORDER BY decided_at DESC, id DESC LIMIT 1`,
    [userId],
  );
  return last?.decision;
}
