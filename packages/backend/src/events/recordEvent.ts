import { after, DAY } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/** The kinds of events that an open app receives. */
export type EventKind = 'user' | 'deposit' | 'withdrawal' | 'trade' | 'notification';

/** A change of an investor's data; `entity` is the changed object as in the contract, or `CURRENT_STATE`. */
export interface NewEvent {
  readonly userId: string;
  readonly kind: EventKind;
  readonly entity: object;
  readonly at: Date;
}

/** The entity of `user` events: the state of the account is read when the event is delivered. */
export const CURRENT_STATE = {};

/** How long events are kept. An app that was disconnected for longer reloads its lists. */
const RETENTION_MS = 7 * DAY;
/** Maximum number of old events that are checked per call, so that the cost does not grow with their number. */
const OLDEST = 20;

/**
 * Notifies the investor's open apps, on any instance, of a change once its transaction is committed (PUSH-6). Call it
 * last in the transaction: it locks the end of the investor's event sequence.
 */
export function recordEvent(tx: Queryable, event: NewEvent): Promise<void> {
  return recordEvents(tx, event, [event]);
}

/** Records several changes of the same time, in their order. */
export async function recordEvents(
  tx: Queryable,
  { userId, at }: Pick<NewEvent, 'userId' | 'at'>,
  changes: readonly Pick<NewEvent, 'kind' | 'entity'>[],
): Promise<void> {
  // One statement, because other transactions wait for the locks of this one.
  await tx.write(
    `WITH head AS (
       INSERT INTO event_heads (user_id, seq) VALUES ($1, $6)
       ON CONFLICT (user_id) DO UPDATE SET seq = event_heads.seq + $6 RETURNING seq),
     old AS (
       DELETE FROM events WHERE user_id = $1 AND created_at < $2
         AND seq IN (SELECT seq FROM events WHERE user_id = $1 ORDER BY seq LIMIT ${OLDEST}))
     INSERT INTO events (user_id, seq, kind, data, created_at)
     SELECT $1, seq - $6 + change.nth, change.kind, change.data, $5
     FROM head, unnest($3::text[], $4::text[]) WITH ORDINALITY AS change (kind, data, nth)`,
    [
      userId,
      after(at, -RETENTION_MS),
      changes.map(({ kind }) => kind),
      changes.map(({ entity }) => JSON.stringify(entity)),
      at,
      BigInt(changes.length),
    ],
  );
}
