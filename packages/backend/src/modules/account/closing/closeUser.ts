import { audit } from '../../../audit/audit.ts';
import type { Context } from '../../../context.ts';
import { type Queryable, singleRow } from '../../../db/Db.ts';
import { userChanged } from '../../../events/userChanged.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { retentionYears } from '../../../retention/retentionYears.ts';
import { endLinks } from '../../../security/links.ts';
import type { Origin } from '../../../security/log/events.ts';
import { recordSecurity } from '../../../security/log/recordSecurity.ts';
import { closedMail, NOTICE_LIFE_MS } from '../../../security/notices/noticeMails.ts';
import { dropFiles, type Upload } from '../../uploads/uploads.ts';
import { type ClosingBlocker, closingBlocker } from './closingBlocker.ts';

/** Tables whose rows are not needed after the account is closed: closing it deletes them. */
const ERASED = [
  'sessions',
  'push_subscriptions',
  'factor_challenges',
  'recovery_codes',
  'authenticators',
  'passkeys',
  'known_browsers',
  'known_devices',
  'email_codes',
  'notifications',
  'trade_requests',
  'saved_addresses',
  'idempotency',
  'events',
] as const;

/** The account to close, and who closes it. */
interface Closing {
  readonly userId: string;
  /** For the audit log. */
  readonly actor: string;
  /** For the audit log. */
  readonly reason: string | null;
  /** The owner's call; null if an operator closes it. */
  readonly from: Origin | null;
}

/** `closed` is false if it was closed before. Delete the bytes of `dropped` after the commit. */
export type Closed =
  | { readonly ok: true; readonly closed: boolean; readonly dropped: readonly Upload[] }
  | { readonly ok: false; readonly why: ClosingBlocker };

/**
 * AUTH-9: closes an account, or returns what prevents it. Nobody can log in to it again, its email is free for another
 * account, and everything that the law does not require the operator to keep is erased. Money, decisions and the
 * person's identity are kept; `eraseClosed` erases the identity after the operator's retention period. Kick the outbox
 * after the commit.
 */
export async function closeUser(
  tx: Queryable,
  { clock }: Pick<Context, 'clock'>,
  { userId, actor, reason, from }: Closing,
): Promise<Closed> {
  const account = singleRow(
    await tx.query<{ email: string; closed_at: Date | null }>(
      'SELECT email, closed_at FROM users WHERE id = $1 FOR UPDATE',
      [userId],
    ),
  );
  if (account.closed_at !== null) return { ok: true, closed: false, dropped: [] };
  const why = await closingBlocker(tx, userId);
  if (why !== undefined) return { ok: false, why };

  for (const table of ERASED) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  await endLinks(tx, clock, ['reset_password', 'not_me', 'change_email', 'undo_email'], userId);
  // A pending registration needs no decision any more; its image is kept with the others.
  await tx.query(
    `UPDATE registrations SET decision = 'replaced', decided_at = $2 WHERE user_id = $1 AND decision IS NULL`,
    [userId, clock()],
  );
  const dropped = await dropFiles(tx, userId);
  await tx.query(
    `UPDATE users SET closed_at = $2, email_lower = 'closed:' || id::text, password_hash = '', gender = NULL,
       phone = NULL, phone_sealed = NULL, phone_key = NULL, profile_photo_url = NULL, sign_up_token_hash = NULL,
       wallet_feature = false, payouts_held_until = NULL,
       kyc_verified = CASE kyc_verified WHEN 'pending' THEN 'false' ELSE kyc_verified END
     WHERE id = $1`,
    [userId, clock()],
  );
  await tx.query('UPDATE ledger_accounts SET closed = true WHERE owner_user_id = $1', [userId]);
  const content = closedMail(await retentionYears(tx));
  await queueMail(tx, clock, { to: account.email, content, lifeMs: NOTICE_LIFE_MS });
  await recordSecurity(tx, clock, { kind: 'account_closed', userId, from });
  await audit(tx, clock, { actor, action: 'user.close', object: userId, reason });
  // Makes open pages notice that their session has ended.
  await userChanged(tx, clock, userId);
  return { ok: true, closed: true, dropped };
}
