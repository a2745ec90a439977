import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { factorChanged } from './factorChanged.ts';
import { factorsOf } from './factorViews.ts';
import { lastFactor } from './messages.ts';
import { REQUIRE_FACTOR } from './rules.ts';

/**
 * AUTH-4: removes a second factor; the last one is removed together with the recovery codes. Requires a fresh session.
 */
export async function removeFactor(call: Call<'removeFactor'>, context: Context): Promise<Reply<'removeFactor'>> {
  const { body } = call;
  const { userId } = call.caller;
  const reply = await context.db.tx(async (tx): Promise<Reply<'removeFactor'>> => {
    await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const factors = await factorsOf(tx, userId);
    const factor = factors.find(({ _id }) => _id === body.id.toLowerCase());
    if (!factor) return refusals.notFound;
    if (factors.length === 1) {
      const required = await tx.query('SELECT value FROM settings WHERE key = $1', [REQUIRE_FACTOR]);
      if (required.length > 0) return lastFactor;
      await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    }
    const table = factor.kind === 'passkey' ? 'passkeys' : 'authenticators';
    await tx.query(`DELETE FROM ${table} WHERE id = $1 AND user_id = $2`, [factor._id, userId]);
    await factorChanged(tx, context, { userId, change: 'removed', detail: factor.kind, from: call });
    return { status: 204 };
  });
  context.outbox.kick();
  return reply;
}
