import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { refusals } from '../../http/refusals.ts';

/** OPS-2: not while it is stopping, and not without its database. */
export async function getReadiness(
  _call: Call<'getReadiness'>,
  { db, state }: Context,
): Promise<Reply<'getReadiness'>> {
  if (state.draining) return refusals.unavailable;
  try {
    await db.query('SELECT 1');
    return { status: 200, body: { status: 'ok' } };
  } catch {
    return refusals.unavailable;
  }
}
