import { HOUR } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals, tooManyRequests } from '../../contract/refusals.ts';
import { newId } from '../../ids.ts';
import { count, type Limit } from '../../limits/limits.ts';
import { messageOf } from '../../words/sentences.ts';

const REQUESTS_AN_HOUR: Limit = { bucket: 'trade-requests', max: 10, windowMs: HOUR };

/** PROF-3: asks the account manager, who places the trades, for a trade. A blank note counts as missing. */
export async function requestTrade(
  { body, caller }: Call<'requestTrade'>,
  { clock, db }: Context,
): Promise<Reply<'requestTrade'>> {
  if (body.user !== caller.userId) return refusals.userMismatch;
  const allowed = await count(db, clock, REQUESTS_AN_HOUR, caller.userId);
  if (!allowed.ok) return tooManyRequests(allowed);
  await db.query('INSERT INTO trade_requests (id, user_id, note, created_at) VALUES ($1, $2, $3, $4)', [
    newId(clock),
    caller.userId,
    body.note?.trim() || null,
    clock(),
  ]);
  return { status: 200, body: { bool: true, ...messageOf('trade_requested') } };
}
