import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Decided } from '../../decisions/decision.ts';
import { userChanged } from '../../events/userChanged.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';
import { lastRegistration, shownHash } from './readRegistration.ts';

/** What an operator decides about an investor's identity. */
export interface KycDecision {
  readonly userId: string;
  /** What the operator was shown: the id of the registration, or the hash of what stands in it. */
  readonly registration: string;
  readonly decision: 'approve' | 'reject';
  /** Told to the investor when it is a rejection. */
  readonly reason: string | null;
  /** Who decides, for the audit. */
  readonly actor: string;
}

/** `not_shown`: what waits now is not what the operator was shown. */
export type KycDecided = Decided | { readonly ok: false; readonly code: 'not_shown' };

type Deps = Pick<Context, 'clock' | 'sealer'>;

const OUTCOMES = {
  approve: { kyc: 'true', word: 'approved', noticeCode: 'identity_verified' },
  reject: { kyc: 'false', word: 'rejected', noticeCode: 'identity_refused' },
} as const;

/**
 * KYC-7, PUSH-6, BOOK-2: decides what an operator was shown, and nothing that was handed in since; approving it verifies
 * the account too. Runs in the caller's transaction, which is followed by `outbox.kick()`. A second time it changes
 * nothing.
 */
export async function decideKyc(tx: Queryable, deps: Deps, decision: KycDecision): Promise<KycDecided> {
  const { clock } = deps;
  const { userId, reason, actor } = decision;
  const { kyc, word, noticeCode } = OUTCOMES[decision.decision];
  // The lock that handing in takes too, so that what is read here stays until it is decided.
  const [user] = await tx.query<{ kyc_verified: string }>(
    'SELECT kyc_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  if (!user) return { ok: false, code: 'not_found' };
  const last = await lastRegistration(deps, tx, userId);
  if (!last) return { ok: false, code: 'wrong_state' };
  if (![last.id, shownHash(last)].includes(decision.registration)) return { ok: false, code: 'not_shown' };
  if (user.kyc_verified === kyc && last.decision === word) return { ok: true, changed: false };
  if (user.kyc_verified !== 'pending' || last.decision !== null) return { ok: false, code: 'wrong_state' };

  const at = clock();
  await tx.query('UPDATE registrations SET decision = $2, decided_at = $3, reason = $4, actor = $5 WHERE id = $1', [
    last.id,
    word,
    at,
    reason,
    actor,
  ]);
  await tx.query('UPDATE users SET kyc_verified = $2, account_status = account_status OR $3 WHERE id = $1', [
    userId,
    kyc,
    decision.decision === 'approve',
  ]);
  const detail = `registration ${last.id}`;
  await audit(tx, clock, { actor, action: `kyc.${decision.decision}`, object: userId, reason, detail });
  const why = decision.decision === 'reject' ? reason : null;
  await notify(tx, { userId, kind: 'kyc', ...notice(noticeCode, { reason: why }), at });
  await userChanged(tx, clock, userId);
  return { ok: true, changed: true };
}
