import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { endSession } from './sessions.ts';

/** SESS-6: ends the caller's session; its token is invalid everywhere. */
export async function logout(call: Call<'logout'>, { clock, db }: Context): Promise<Reply<'logout'>> {
  const { userId, tokenHash } = call.caller;
  await db.tx(async (tx) => {
    await endSession(tx, tokenHash);
    await recordSecurity(tx, clock, { kind: 'sign_out', userId, from: call });
  });
  return { status: 204 };
}
