import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { factorChanged } from './factorChanged.ts';
import { factorsOf } from './factorViews.ts';
import { noFactor } from './messages.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';

/** AUTH-4: creates ten new recovery codes and invalidates the previous ones. Requires a fresh session. */
export async function newRecoveryCodes(
  call: Call<'newRecoveryCodes'>,
  context: Context,
): Promise<Reply<'newRecoveryCodes'>> {
  const { userId } = call.caller;
  const reply = await context.db.tx(async (tx): Promise<Reply<'newRecoveryCodes'>> => {
    await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    if ((await factorsOf(tx, userId)).length === 0) return noFactor;
    const backupCodes = await renewRecoveryCodes(tx, context.clock, userId);
    await factorChanged(tx, context, { userId, change: 'newCodes', from: call });
    return { status: 200, body: { bool: true, backupCodes } };
  });
  context.outbox.kick();
  return reply;
}
