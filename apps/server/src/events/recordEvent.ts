import { after, DAY } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';

/** What the open app is told of. */
export type EventKind = 'user' | 'deposit' | 'withdrawal' | 'trade' | 'notification';

/** A change that happened at `at`; `entity` is what changed, as the contract has it, or `AS_IT_IS`. */
export interface NewEvent {
  readonly userId: string;
  readonly kind: EventKind;
  readonly entity: object;
  readonly at: Date;
}

/** Stands for the user: as they are when an app is told, which may be after further changes. */
export const CURRENT_STATE = {};

/** Whoever was away for longer reads the lists anew. */
const RETENTION_MS = 7 * DAY;
/** As many are looked at each time: to look at all would take longer the more there are. */
const OLDEST = 20;

/**
 * Tells the investor's open apps, on whichever instance, of a change once its transaction is committed (PUSH-6). Call it
 * last: it holds the end of the investor's sequence until then.
 */
export function recordEvent(tx: Queryable, event: NewEvent): Promise<void> {
  return recordEvents(tx, event, [event]);
}

/** Tells of several changes of one moment, in their order. */
export async function recordEvents(
  tx: Queryable,
  { userId, at }: Pick<NewEvent, 'userId' | 'at'>,
  changes: readonly Pick<NewEvent, 'kind' | 'entity'>[],
): Promise<void> {
  // One statement: this one runs while others wait for what its transaction holds.
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
