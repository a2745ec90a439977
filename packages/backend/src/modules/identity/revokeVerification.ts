import { audit } from '../../audit/audit.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Decided } from '../../decisions/decision.ts';
import { userChanged } from '../../events/userChanged.ts';
import { notice } from '../../words/notices.ts';
import { notify } from '../notifications/notify.ts';

/** An operator's decision to revoke an investor's verification, e.g. since the document has expired. */
export interface Revocation {
  readonly userId: string;
  /** Shown to the investor. */
  readonly reason: string;
  /** The operator, for the audit log. */
  readonly actor: string;
}

/**
 * KYC-7, PUSH-6: revokes the verification of an identity, so that the investor has to submit it again. The account
 * stays verified, and the registration stays approved. Runs in the caller's transaction; call `outbox.kick()`
 * afterwards. Does nothing if the identity is not verified.
 */
export async function revokeVerification(
  tx: Queryable,
  clock: Clock,
  { userId, reason, actor }: Revocation,
): Promise<Decided> {
  // Submitting and deciding take the same lock.
  const [user] = await tx.query<{ kyc_verified: string }>(
    'SELECT kyc_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
    [userId],
  );
  if (!user) return { ok: false, code: 'not_found' };
  if (user.kyc_verified !== 'true') return { ok: true, changed: false };
  await tx.query("UPDATE users SET kyc_verified = 'false' WHERE id = $1", [userId]);
  await audit(tx, clock, { actor, action: 'kyc.revoke', object: userId, reason });
  await notify(tx, { userId, kind: 'kyc', ...notice('identity_revoked', { reason }), at: clock() });
  await userChanged(tx, clock, userId);
  return { ok: true, changed: true };
}
