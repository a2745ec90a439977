import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import { factorChanged } from './factorChanged.ts';

/** All tables with second factors of an account. */
const TABLES = ['factor_challenges', 'recovery_codes', 'authenticators', 'passkeys'] as const;

/** Removes all second factors of a person who has lost them, and ends all sessions. False if there was no factor. */
export async function resetFactors(
  tx: Queryable,
  context: Pick<Context, 'clock' | 'config'>,
  { userId, actor, reason }: { readonly userId: string; readonly actor: string; readonly reason: string },
): Promise<boolean> {
  let deleted = 0;
  for (const table of TABLES) {
    const rows = await tx.query(`DELETE FROM ${table} WHERE user_id = $1 RETURNING user_id`, [userId]);
    if (table !== 'factor_challenges') deleted += rows.length;
  }
  if (deleted === 0) return false;
  await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  await factorChanged(tx, context, { userId, actor, change: 'reset', reason, from: null });
  return true;
}
