import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { singleRow } from '../../db/Db.ts';
import { storeUnconfirmed } from './authenticators.ts';
import { factorsFull } from './messages.ts';
import { FACTORS_OF_A_KIND } from './rules.ts';

/**
 * AUTH-4: creates a secret for an authenticator app, which becomes a factor with its first code. Requires a fresh
 * session.
 */
export async function beginAuthenticator(
  { caller }: Call<'beginAuthenticator'>,
  context: Context,
): Promise<Reply<'beginAuthenticator'>> {
  const { userId } = caller;
  return context.db.tx(async (tx): Promise<Reply<'beginAuthenticator'>> => {
    const { email } = singleRow(
      await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]),
    );
    const existing = await tx.query('SELECT id FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL', [
      userId,
    ]);
    if (existing.length >= FACTORS_OF_A_KIND) return factorsFull;
    return { status: 200, body: { bool: true, ...(await storeUnconfirmed(tx, context, { userId, email })) } };
  });
}
