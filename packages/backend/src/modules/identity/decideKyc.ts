import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Decided } from '../../decisions/decision.ts';
import { userChanged } from '../../events/userChanged.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';
import { lastRegistration, shownHash } from './readRegistration.ts';

/** An operator's decision about an investor's identity. */
export interface KycDecision {
  readonly userId: string;
  /** The registration that the operator was shown: its id, or the hash of its contents. */
  readonly registration: string;
  readonly decision: 'approve' | 'reject';
  /** The reason, which is shown to the investor if it is a rejection. */
  readonly reason: string | null;
  /** The operator, for the audit log. */
  readonly actor: string;
}

/** `not_shown`: the pending registration is not the one that the operator was shown. */
export type KycDecided = Decided | { readonly ok: false; readonly code: 'not_shown' };

type Deps = Pick<Context, 'clock' | 'sealer'>;

const OUTCOMES = {
  approve: { kyc: 'true', word: 'approved', noticeCode: 'identity_verified' },
  reject: { kyc: 'false', word: 'rejected', noticeCode: 'identity_refused' },
} as const;

/**
 * KYC-7, PUSH-6, BOOK-2: decides the registration that an operator was shown; a later one is refused with `not_shown`.
 * An approval also verifies the account. Runs in the caller's transaction; call `outbox.kick()` afterwards. A
 * repetition changes nothing.
 */
export async function decideKyc(tx: Queryable, deps: Deps, decision: KycDecision): Promise<KycDecided> {
  const { clock } = deps;
  const { userId, reason, actor } = decision;
  const { kyc, word, noticeCode } = OUTCOMES[decision.decision];
  // Submitting takes the same lock, so that the registration read here stays the last one until it is decided.
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
