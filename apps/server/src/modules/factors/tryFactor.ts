import type { Context } from '../../context.ts';
import { only } from '../../db/Db.ts';
import { forget, type Leave, within } from '../../limits/limits.ts';
import { passwordDigest } from './challenges.ts';
import { WRONG_FACTORS, WRONG_FACTORS_A_DAY } from './rules.ts';

/**
 * Tries a second factor of an account. Each try is counted before it is made, in a quarter of an hour and in a day; a right one
 * ends the count.
 */
export async function tryFactor(
  context: Context,
  userId: string,
  isRight: () => Promise<boolean>,
): Promise<{ ok: true; result: boolean } | Extract<Leave, { ok: false }>> {
  const { clock, db } = context;
  const { password_hash } = only(
    await db.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [userId]),
  );
  const underPassword = `${userId} ${passwordDigest(password_hash).toString('base64url')}`;
  const counted = await within(context, WRONG_FACTORS, userId, () =>
    within(context, WRONG_FACTORS_A_DAY, underPassword, isRight),
  );
  if (!counted.ok) return counted;
  const tried = counted.result;
  if (tried.ok && tried.result) {
    await forget(db, clock, WRONG_FACTORS, userId);
    await forget(db, clock, WRONG_FACTORS_A_DAY, underPassword);
  }
  return tried;
}
