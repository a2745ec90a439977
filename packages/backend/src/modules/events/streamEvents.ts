import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { invalidField, refusals, tooManyRequests } from '../../contract/refusals.ts';

const RETRY_SECONDS = 30;
const EVENT_ID = /^\d{1,18}$/;

/** PUSH-6, ERR-2: streams changes until the session ends. */
export async function streamEvents(
  { caller, lastEventId }: Call<'streamEvents'>,
  { events, state }: Context,
): Promise<Reply<'streamEvents'>> {
  if (state.draining) return refusals.unavailable;
  if (lastEventId !== null && !EVENT_ID.test(lastEventId)) return invalidField('Last-Event-ID', 'event_id_wrong');
  const seen = lastEventId === null ? null : BigInt(lastEventId);
  const raw = await events.follow({ userId: caller.userId, tokenHash: caller.tokenHash, seen });
  if (!raw) return tooManyRequests({ ok: false, retryAfter: RETRY_SECONDS });
  // Tells proxies not to buffer the answer, which has no end.
  return { status: 200, type: 'text/event-stream', raw, headers: { 'X-Accel-Buffering': 'no' } };
}
