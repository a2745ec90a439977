import { type Clock, SECOND } from '../clock.ts';
import { type Queryable, singleRow } from './Db.ts';
import { StartFault } from './StartFault.ts';

/**
 * With a larger difference, sessions, quotes and idempotency keys would end too early or too late on one of several
 * instances.
 */
const MAX_SECONDS = 30;

/**
 * Compares this machine's clock with that of the database, which all instances share, because each instance uses its
 * own clock. Throws a `StartFault` if they differ by more than half a minute. It is the only place that asks a database
 * for the time.
 */
export async function requireSameTime(db: Queryable, clock: Clock): Promise<void> {
  const { at } = singleRow(await db.query<{ at: Date }>('SELECT clock_timestamp() AS at'));
  const seconds = Math.round((clock().getTime() - at.getTime()) / SECOND);
  if (Math.abs(seconds) <= MAX_SECONDS) return;
  throw new StartFault(
    `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the database. Set both by a time server (NTP), then start again.`,
  );
}
