import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { tooManyRequests } from '../../contract/refusals.ts';
import { withinLimit } from '../../limits/limits.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { addedFactor } from './addedFactor.ts';
import { confirmWaiting } from './authenticators.ts';
import { wrongFactor } from './messages.ts';
import { WRONG_FACTORS } from './rules.ts';

/** AUTH-4: the first code of a new authenticator proves that the app has the secret. */
export async function confirmAuthenticator(
  call: Call<'confirmAuthenticator'>,
  context: Context,
): Promise<Reply<'confirmAuthenticator'>> {
  const { userId } = call.caller;
  const { code, name } = call.body;
  const tried = await withinLimit(context, WRONG_FACTORS, userId, () =>
    context.db.tx(async (tx) => {
      await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const id = await confirmWaiting(tx, context, { userId, code, name: name.trim() });
      return id === undefined ? undefined : addedFactor(tx, context, { userId, id, from: call });
    }),
  );
  if (!tried.ok) {
    await recordSecurity(context.db, context.clock, { kind: 'factor_added', outcome: 'limited', userId, from: call });
    return tooManyRequests(tried);
  }
  context.outbox.kick();
  return tried.result ? { status: 200, body: tried.result } : wrongFactor;
}
