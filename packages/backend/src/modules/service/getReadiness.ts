import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';

/** Changes no row, but fails on a read-only database, such as a primary that has become a standby. */
const WRITABLE = 'UPDATE migration_lock SET id = id WHERE false';

/** OPS-2: whether the server is ready: not while it is stopping, nor if the database is not writable. */
export async function getReadiness(
  _call: Call<'getReadiness'>,
  { db, log, state }: Context,
): Promise<Reply<'getReadiness'>> {
  if (state.draining) return refusals.unavailable;
  try {
    await db.write(WRITABLE, []);
    return { status: 200, body: { status: 'ok' } };
  } catch (error) {
    log.warn({ err: error }, 'the database cannot be written');
    return refusals.unavailable;
  }
}
