import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { CURRENT_STATE, recordEvent } from './recordEvent.ts';

/**
 * Notifies the user's open apps of the current state of the account. Call it at the end of the transaction that changed
 * it.
 */
export function userChanged(tx: Queryable, clock: Clock, userId: string): Promise<void> {
  return recordEvent(tx, { userId, kind: 'user', entity: CURRENT_STATE, at: clock() });
}
