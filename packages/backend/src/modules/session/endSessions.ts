import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { Refused } from '../../contract/Refused.ts';
import { refusals } from '../../contract/refusals.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { endOthers } from './sessions.ts';

/**
 * ERR-2: ends all sessions but this one, or the named ones. If one of them belongs to another account, none is ended
 * (API-3).
 */
export async function endSessions(call: Call<'endSessions'>, { clock, db }: Context): Promise<Reply<'endSessions'>> {
  const { body, caller } = call;
  const { ids } = body;
  await db.tx(async (tx) => {
    if (ids === 'others') await endOthers(tx, caller);
    else {
      const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
      const ended = await tx.query('DELETE FROM sessions WHERE user_id = $1 AND id = ANY($2::uuid[]) RETURNING id', [
        caller.userId,
        wanted,
      ]);
      if (ended.length < wanted.length) throw new Refused(refusals.notFound);
    }
    await recordSecurity(tx, clock, { kind: 'sessions_ended', userId: caller.userId, from: call });
  });
  return { status: 204 };
}
