import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { endSession } from './sessions.ts';

/** SESS-6: the session is over for everybody who holds its token. */
export async function logout({ caller }: Call<'logout'>, { db }: Context): Promise<Reply<'logout'>> {
  await endSession(db, caller.tokenHash);
  return { status: 204 };
}
