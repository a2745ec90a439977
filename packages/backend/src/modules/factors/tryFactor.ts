import { base64urlnopad } from '@scure/base';
import type { Context } from '../../context.ts';
import { singleRow } from '../../db/Db.ts';
import { type RateLimitResult, resetCount, withinLimit } from '../../limits/limits.ts';
import type { Origin, SecurityKind } from '../../security/log/events.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { passwordDigest } from './challenges.ts';
import { WRONG_FACTORS, WRONG_FACTORS_A_DAY } from './rules.ts';

/**
 * Verifies a second factor of an account. Each attempt is counted before it is made, per quarter of an hour and per
 * day; a right one resets the counts. The security log records wrong and refused attempts as
 * `kind` (AUTH-8).
 */
export async function tryFactor(
  context: Context,
  { userId, kind, from }: { readonly userId: string; readonly kind: SecurityKind; readonly from: Origin },
  isRight: () => Promise<boolean>,
): Promise<{ ok: true; result: boolean } | Extract<RateLimitResult, { ok: false }>> {
  const { clock, db } = context;
  const { password_hash } = singleRow(
    await db.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [userId]),
  );
  const underPassword = `${userId} ${base64urlnopad.encode(passwordDigest(password_hash))}`;
  const counted = await withinLimit(context, WRONG_FACTORS, userId, () =>
    withinLimit(context, WRONG_FACTORS_A_DAY, underPassword, isRight),
  );
  const tried = counted.ok ? counted.result : counted;
  if (!tried.ok || !tried.result) {
    await recordSecurity(db, clock, { kind, outcome: tried.ok ? 'wrong_factor' : 'limited', userId, from });
  } else {
    await resetCount(db, clock, WRONG_FACTORS, userId);
    await resetCount(db, clock, WRONG_FACTORS_A_DAY, underPassword);
  }
  return tried;
}
