import { type Clock, SECOND } from '../clock.ts';
import { type Queryable, singleRow } from './Db.ts';
import { StartFault } from './StartFault.ts';

/** More than this, and sessions, quotes and keys of retries end too early or too late on one of several instances. */
const MAX_SECONDS = 30;

/**
 * Holds this machine's clock against that of the database, which all instances share: each goes by its own clock. Throws a
 * `StartFault` where they differ by more than half a minute. The one place where a database is asked for the time.
 */
export async function requireSameTime(db: Queryable, clock: Clock): Promise<void> {
  const { at } = singleRow(await db.query<{ at: Date }>('SELECT clock_timestamp() AS at'));
  const seconds = Math.round((clock().getTime() - at.getTime()) / SECOND);
  if (Math.abs(seconds) <= MAX_SECONDS) return;
  throw new StartFault(
    `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the database. Set both by a time server (NTP), then start again.`,
  );
}
