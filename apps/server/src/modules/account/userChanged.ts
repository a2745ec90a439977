import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { readUser } from './userView.ts';

/** Tells the user's open apps how the account stands now. Call it at the end of the transaction that changed it. */
export async function userChanged(tx: Queryable, clock: Clock, userId: string): Promise<void> {
  await recordEvent(tx, { userId, kind: 'user', entity: await readUser(tx, userId), at: clock() });
}
